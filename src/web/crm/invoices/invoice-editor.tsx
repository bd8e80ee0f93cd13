import { Form } from "react-router";
import type { Price } from "~/domains/billing/index.server.ts";
import type { InvoiceState, ShownLines, TypedInvoice } from "~/domains/billing/index.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { EditorForm, TermsFields } from "~/web/crm/estimates/editor-form.tsx";
import type { EditorResult } from "~/web/crm/estimates/estimate-action.server.ts";
import { useInitialValues } from "~/web/crm/estimates/use-initial-values.ts";
import { ChannelField, useChannelField } from "~/web/crm/forms/channel-field.tsx";
import type { CustomerChannel } from "~/web/crm/forms/channels.ts";
import { DoNotContactNotice } from "~/web/crm/forms/do-not-contact.tsx";
import { ConfirmActionWithin } from "~/web/shared/forms/confirm-action.tsx";

type InvoiceEditorProps = {
  typed: TypedInvoice;
  shown: ShownLines;
  revision: number;
  requestKey: string;
  prices: readonly Price[];
  result: EditorResult<TypedInvoice> | undefined;
};

/** Edits an invoice and issues it. */
export function InvoiceEditor({ typed, shown, revision, ...props }: InvoiceEditorProps) {
  const { result } = props;
  const initial = useInitialValues({ typed, shown, revision }, result);
  const errors = result?.errors ?? {};
  return (
    <EditorForm {...props} {...initial} hasOptions={false}>
      <TermsFields
        shown={initial.typed.fields}
        deposit={{ label: "Deposit paid", placeholder: "200.00" }}
        day={{ name: "due_on", label: "Due on" }}
        errors={errors}
      />
      <Card as="section" aria-labelledby="issue" className="flex flex-col gap-4 max-sm:p-4">
        <div>
          <h2 id="issue" className="text-lg">
            Finalize
          </h2>
          <p className="mt-1 text-sm text-muted">
            Finalizing assigns the next invoice number. After that, you can’t edit the invoice. Fix
            mistakes with a credit.
          </p>
        </div>
        <div className="flex flex-wrap items-start gap-3">
          <Button type="submit" name="intent" value="issue" variant="action">
            Finalize
          </Button>
          <Button type="submit" name="intent" value="save" variant="secondary">
            Save
          </Button>
          <ConfirmActionWithin
            label="Delete draft"
            subject={null}
            buttonStyle={{ variant: "quiet" }}
            consequence="This can’t be undone."
            yes="Delete permanently"
            intent="delete"
          />
        </div>
      </Card>
    </EditorForm>
  );
}

type SendFormProps = {
  requestKey: string;
  channels: readonly CustomerChannel[];
  /** Why no text can be sent, or not yet. */
  textProblem: string | null;
  /** The channel of a refused submission. */
  chosen: string | undefined;
  state: InvoiceState;
  /** Whether the customer is marked "Do not contact". */
  doNotContact: boolean;
  errors: FieldErrors;
};

/**
 * The kind of document that is sent: an invoice to pay or, if nothing is due, a statement of
 * payments or credits.
 */
const texts: Record<InvoiceState, { title: string; hint: string | null }> = {
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
export function SendForm(props: SendFormProps) {
  const { requestKey, channels, textProblem, chosen, state, doNotContact, errors } = props;
  const field = useChannelField(channels, chosen);
  const { title, hint } = texts[state];
  return (
    <Card as="section" aria-labelledby="send" className="max-sm:p-4 print:hidden">
      <h2 id="send" className="mb-3 text-lg">
        {title}
      </h2>
      {hint ? <p className="mb-3 text-sm text-muted">{hint}</p> : null}
      <div className="mb-3 empty:hidden">
        <DoNotContactNotice isMarked={doNotContact} />
      </div>
      <Form
        method="post"
        noValidate
        preventScrollReset
        className="flex flex-wrap items-end gap-3 max-sm:flex-col max-sm:items-stretch"
      >
        <input type="hidden" name="request_key" value={requestKey} />
        <div className="min-w-[min(14rem,100%)] grow">
          <ChannelField
            channels={channels}
            textProblem={textProblem}
            error={errors.channel ?? errors.words}
            field={field}
          />
        </div>
        <Button type="submit" name="intent" value="send" variant="secondary">
          {field.isOwnLink ? "Get link" : "Send"}
        </Button>
      </Form>
    </Card>
  );
}
