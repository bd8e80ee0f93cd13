import { Form, useNavigation } from "react-router";
import type { ListedWebhook } from "~/domains/office/index.server.ts";
import { webhookEventLabels, webhookEvents } from "~/domains/office/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { CheckboxGroup } from "~/ui/form/choice-group.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextField } from "~/ui/form/text-field.tsx";

type WebhookFormProps = {
  /** Null for a new one. */
  webhook: ListedWebhook | null;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** URL and events of a webhook. */
export function WebhookForm({ webhook, refused }: WebhookFormProps) {
  const busy = useNavigation().state !== "idle";
  const form = useFreshForm(refused !== undefined);
  const { values, errors = {} } = refused ?? {};
  const chosen = values ? values.events : webhook?.events;
  return (
    <Form
      ref={webhook ? undefined : form}
      method="post"
      noValidate
      className="flex max-w-lg flex-col gap-4"
    >
      <TextField
        name="url"
        label="URL"
        hint="Starts with https:// and accepts a JSON POST"
        inputMode="url"
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        defaultValue={String((values ? values.url : webhook?.url) ?? "")}
        error={errors.url}
      />
      <CheckboxGroup
        name="events"
        legend="Events to send"
        columns={2}
        options={webhookEvents.map((value) => ({ value, label: webhookEventLabels[value] }))}
        defaultValues={Array.isArray(chosen) ? chosen : []}
        error={errors.events}
      />
      <Button
        type="submit"
        name="intent"
        value="save"
        variant={webhook ? "secondary" : "action"}
        busy={busy}
        busyLabel="Saving..."
        className="self-start"
      >
        {webhook ? "Save" : "Add webhook"}
      </Button>
    </Form>
  );
}

/** Whether a webhook is active, and how its deliveries go. */
export function WebhookState({ webhook }: { webhook: ListedWebhook }) {
  if (webhook.pausedAt) return <Badge tone="warning">Paused</Badge>;
  if (webhook.failures > 0) return <Badge tone="bad">Failing</Badge>;
  return webhook.deliveredAt ? <Badge tone="good">Working</Badge> : <Badge>Nothing sent yet</Badge>;
}
