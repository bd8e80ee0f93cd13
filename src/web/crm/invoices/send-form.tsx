import { Form } from "react-router";
import type { InvoiceState } from "~/domains/billing/invoices/invoices.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useDefaultChannel, useIsOwnLink } from "../forms/use-default-channel.ts";

type SendFormProps = {
  requestKey: string;
  channels: readonly { value: string; label: string }[];
  state: InvoiceState;
  errors: FieldErrors;
};

/** What is sent: an invoice to pay or, if nothing is due, a statement of payments or credits. */
const words: Record<InvoiceState, { title: string; hint: string | null }> = {
  draft: { title: "Send", hint: null },
  open: { title: "Send invoice", hint: null },
  overdue: { title: "Send invoice", hint: null },
  paid: {
    title: "Send receipt",
    hint: "Your customer doesn’t owe anything and gets the paid invoice as their receipt.",
  },
  credited: {
    title: "Send credit",
    hint: "Your customer doesn’t owe anything and sees the credit you issued.",
  },
};

/** Sends an issued invoice to its customer, in its current state. */
export function SendForm({ requestKey, channels, state, errors }: SendFormProps) {
  const usual = useDefaultChannel(channels);
  const { isOwnLink, onChange } = useIsOwnLink(usual);
  const { title, hint } = words[state];
  return (
    <Card as="section" aria-labelledby="send" className="max-sm:p-4 print:hidden">
      <h2 id="send" className="mb-3 text-lg">
        {title}
      </h2>
      {hint ? <p className="mb-3 text-sm text-muted">{hint}</p> : null}
      <Form
        method="post"
        noValidate
        preventScrollReset
        className="flex flex-wrap items-end gap-3 max-sm:flex-col max-sm:items-stretch"
      >
        <input type="hidden" name="request_key" value={requestKey} />
        <div className="min-w-[min(14rem,100%)] grow">
          <SelectField
            name="channel"
            label="Send by"
            options={channels}
            defaultValue={usual}
            onChange={onChange}
            error={errors.channel ?? errors.words}
          />
        </div>
        <Button type="submit" name="intent" value="send" variant="secondary">
          {isOwnLink ? "Get link" : "Send"}
        </Button>
      </Form>
    </Card>
  );
}
