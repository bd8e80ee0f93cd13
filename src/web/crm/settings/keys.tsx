import { Form, useNavigation } from "react-router";
import {
  createApiKey,
  type ListedApiKey,
  listApiKeys,
  revokeApiKey,
} from "~/domains/identity/index.server.ts";
import { type KeyState, keyLifetimeLabels, keyLifetimes } from "~/domains/identity/index.ts";
import { type ApiScope, apiScopeLabels, apiScopes } from "~/domains/shared/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { CheckboxGroup } from "~/ui/form/choice-group.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { noLongerOwner } from "~/web/crm/frame/no-longer-owner.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/keys";
import { OneTimeSecret } from "./one-time-secret.tsx";

const states: Record<KeyState, { label: string; tone: "good" | "warning" | "neutral" }> = {
  works: { label: "Active", tone: "good" },
  expired: { label: "Expired", tone: "warning" },
  revoked: { label: "Revoked", tone: "neutral" },
};

const exactly = "MMM d, yyyy h:mm a";

export const meta: Route.MetaFunction = () => [{ title: "API keys" }];

export async function loader({ context }: Route.LoaderArgs) {
  return { keys: await listApiKeys(context.get(platformContext), context.get(memberContext)) };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const result = await runForm(
    args,
    {
      call: async ({ platform, body }) => {
        if (body.intent === "create") {
          const created = await createApiKey(platform, member, body);
          return created.ok ? { ok: true as const, made: created } : created;
        }
        if (body.intent !== "revoke") throw malformed();
        const id = readId(body.key_id);
        if (!id) throw notFound();
        const revoked = await revokeApiKey(platform, member, id);
        return revoked.ok ? { ok: true as const, made: null } : revoked;
      },
    },
    ["scopes"],
  );
  if (!result.ok) {
    if (result.code === "not_found") throw notFound();
    return showAgain(result, { values: result.values, made: null }, noLongerOwner);
  }
  const { made } = result;
  const message = made ? null : "Key revoked. It no longer works.";
  return { message, errors: {}, values: undefined, made };
}

/** API keys of the business (`api-keys.shown-once`). */
export default function Keys({ loaderData, actionData }: Route.ComponentProps) {
  const { keys } = loaderData;
  const made = actionData?.made;
  const refused = actionData?.values ? actionData : undefined;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <header>
        <h1 className="text-2xl">API keys</h1>
        <p className="mt-1 text-muted">
          An API key lets your own software read and add your data: a spreadsheet, an accountant’s
          tool, your own site. See the{" "}
          <a href="/api/docs" className="text-link">
            API docs
          </a>{" "}
          for what it can do.
        </p>
      </header>
      {made ? (
        <OneTimeSecret
          title={`The key “${made.name}”`}
          label="Your new key"
          value={made.key}
          hint="This is the only time it’s shown. Copy it into your app now, and treat it like a password."
        />
      ) : null}
      {actionData?.message ? (
        <Alert tone={refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {keys.length === 0 ? (
        <EmptyState title="No keys yet">
          Create a key for each app, so you can revoke one without the others.
        </EmptyState>
      ) : (
        <ul className="raised divide-y divide-line rounded-2xl bg-surface">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      {useIsMember() ? <KeyForm scopes={apiScopes} refused={refused} /> : null}
    </div>
  );
}

/** One key with its scopes and last use; never the key itself. */
function KeyRow({ apiKey }: { apiKey: ListedApiKey }) {
  const format = useFormatDate();
  const canChange = useIsMember();
  const { id, name, beginning, scopes, state, madeBy, createdAt, lastUsedAt, expiresAt } = apiKey;
  const created = `Created ${format(createdAt, "MMM d, yyyy")}${madeBy ? ` by ${madeBy}` : ""}`;
  const used = lastUsedAt ? `last used ${format(lastUsedAt, exactly)}` : "never used";
  const ends = expiresAt ? `, expires ${format(expiresAt, "MMM d, yyyy")}` : "";
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 p-4 sm:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
          {name}
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
        </p>
        <p className="font-mono text-sm text-muted">{beginning}…</p>
        <p className="text-sm">{scopes.map((scope) => apiScopeLabels[scope]).join(", ")}</p>
        <p className="text-sm text-muted">
          {created}, {used}
          {ends}
        </p>
      </div>
      {canChange && state === "works" ? (
        <ConfirmAction
          label="Revoke"
          subject={name}
          consequence="The app that uses it stops working right away."
          yes="Yes, revoke it"
          intent="revoke"
          fields={{ key_id: id }}
        />
      ) : null}
    </li>
  );
}

type KeyFormProps = {
  scopes: readonly ApiScope[];
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Name and scopes of a new key. */
function KeyForm({ scopes, refused }: KeyFormProps) {
  const busy = useNavigation().state !== "idle";
  const form = useFreshForm(refused !== undefined);
  const { values = {}, errors = {} } = refused ?? {};
  const chosen = Array.isArray(values.scopes) ? values.scopes : [];
  return (
    <Card as="section" aria-labelledby="new-key" className="max-sm:p-4">
      <h2 id="new-key" className="mb-3 text-lg">
        New key
      </h2>
      <Form ref={form} method="post" noValidate className="flex max-w-md flex-col gap-4">
        <TextField
          name="name"
          label="Name"
          hint="What it’s for"
          maxLength={100}
          autoComplete="off"
          defaultValue={String(values.name ?? "")}
          error={errors.name}
        />
        <CheckboxGroup
          name="scopes"
          legend="What it can do"
          options={scopes.map((value) => ({ value, label: apiScopeLabels[value] }))}
          defaultValues={chosen}
          error={errors.scopes}
        />
        <SelectField
          name="expires"
          label="Expires"
          defaultValue={String(values.expires ?? "365")}
          options={keyLifetimes.map((value) => ({ value, label: keyLifetimeLabels[value] }))}
          error={errors.expires}
        />
        <Button
          type="submit"
          name="intent"
          value="create"
          variant="action"
          busy={busy}
          busyLabel="Creating..."
          className="self-start"
        >
          Create key
        </Button>
      </Form>
    </Card>
  );
}
