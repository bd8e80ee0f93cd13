import { Form } from "react-router";
import type { ConversionStatus } from "~/domains/growth/revenue-share/revenue-share.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import type { RefusedForm } from "./participant-action.server.ts";

const control =
  "min-h-9 rounded-lg border border-edge bg-surface px-3 text-sm text-ink placeholder:text-muted hover:border-ink aria-invalid:border-2 aria-invalid:border-bad";

type DealFormProps = {
  leadId: string;
  status: ConversionStatus;
  requestKey: string;
  refused: RefusedForm | undefined;
};

/** Records a lead's outcome: a closed deal with its amount, or none. */
export function DealForm({ leadId, status, requestKey, refused }: DealFormProps) {
  const errors = refused?.errors ?? {};
  const wrong = errors.amount ?? errors.note;
  const typed = (name: string) => typedText(refused?.values, name) ?? "";
  const form = useFreshForm(refused !== undefined);
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      className="flex min-w-md flex-wrap items-center gap-2"
    >
      {wrong ? (
        <div className="w-full">
          <FieldError id={`deal-error-${leadId}`}>{wrong}</FieldError>
        </div>
      ) : null}
      <input type="hidden" name="lead_id" value={leadId} />
      <input type="hidden" name="request_key" value={requestKey} />
      <input
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        placeholder="Deal in $"
        aria-label="Deal amount in dollars"
        aria-invalid={errors.amount ? true : undefined}
        aria-describedby={wrong ? `deal-error-${leadId} ${leadId}` : leadId}
        defaultValue={typed("amount")}
        className={`${control} w-28`}
      />
      <input
        name="note"
        autoComplete="off"
        placeholder="Note (don’t include names)"
        aria-label="Note"
        aria-describedby={leadId}
        maxLength={500}
        defaultValue={typed("note")}
        className={`${control} w-60`}
      />
      <Button
        type="submit"
        name="intent"
        value="deal"
        size="small"
        variant="secondary"
        aria-describedby={leadId}
      >
        {status === "converted" ? "Add deal" : "Mark converted"}
      </Button>
      {status === "pending" ? (
        <Button
          type="submit"
          name="intent"
          value="lost"
          size="small"
          variant="quiet"
          aria-describedby={leadId}
        >
          Mark lost
        </Button>
      ) : null}
    </Form>
  );
}
