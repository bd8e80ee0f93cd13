import type { TypedInvoice } from "~/domains/billing/invoices/typed-invoice.ts";
import type { ShownLines } from "~/domains/billing/job-estimates/estimate-document.ts";
import type { Price } from "~/domains/billing/price-book/list-prices.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ConfirmActionWithin } from "~/web/shared/forms/confirm-action.tsx";
import type { EditorAnswer } from "../estimates/editor-answer.server.ts";
import { EditorForm } from "../estimates/editor-form.tsx";
import { TermsFields } from "../estimates/terms-fields.tsx";
import { useInitialValues } from "../estimates/use-initial-values.ts";

type InvoiceEditorProps = {
  typed: TypedInvoice;
  shown: ShownLines;
  revision: number;
  requestKey: string;
  prices: readonly Price[];
  answer: EditorAnswer<TypedInvoice> | undefined;
};

/** Edits an invoice and issues it. */
export function InvoiceEditor({ typed, shown, revision, ...props }: InvoiceEditorProps) {
  const { answer } = props;
  const begun = useInitialValues({ typed, shown, revision }, answer);
  const errors = answer?.errors ?? {};
  return (
    <EditorForm {...props} {...begun} hasOptions={false}>
      <TermsFields
        shown={begun.typed.fields}
        deposit={{ label: "Deposit already paid", placeholder: "200.00" }}
        day={{ name: "due_on", label: "Due on" }}
        errors={errors}
      />
      <Card as="section" aria-labelledby="issue" className="flex flex-col gap-4 max-sm:p-4">
        <div>
          <h2 id="issue" className="text-lg">
            Finalize
          </h2>
          <p className="mt-1 text-sm text-muted">
            Finalizing assigns the next invoice number. It can’t be edited after that. Fix mistakes
            with a credit.
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
            look={{ variant: "quiet" }}
            consequence="This can’t be undone."
            yes="Delete permanently"
            intent="delete"
          />
        </div>
      </Card>
    </EditorForm>
  );
}
