import { Form } from "react-router";
import {
  approvalMethodLabels,
  approvalMethods,
  type ShownEstimate,
} from "~/domains/billing/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";

type ApprovalFormProps = {
  shown: ShownEstimate;
  /** The version that the customer sees. */
  version: number;
  errors: FieldErrors;
};

/** Records that the customer approved the estimate, such as on the phone (`estimates.approve`). */
export function ApprovalForm({ shown: { options }, version, errors }: ApprovalFormProps) {
  return (
    <ConfirmAction
      label="Customer approved"
      subject={null}
      buttonStyle={{ variant: "secondary" }}
      consequence="This creates the job and any deposit invoice, as if they accepted it online. It’s recorded as your entry, not as their signature, and can’t be undone."
      yes="Record approval"
      yesVariant="primary"
      intent="approve"
      fields={{ version: String(version) }}
      isOpen={Boolean(errors.option || errors.method)}
    >
      {options.length > 1 ? (
        <SelectField
          name="option"
          label="Option"
          placeholder="Choose an option"
          options={options.map(({ name, totals }, index) => ({
            value: String(index),
            label: `${name}, ${formatCents(totals.totalCents)}`,
          }))}
          error={errors.option}
        />
      ) : null}
      <SelectField
        name="method"
        label="How they approved it"
        options={approvalMethods.map((value) => ({ value, label: approvalMethodLabels[value] }))}
        error={errors.method}
      />
    </ConfirmAction>
  );
}

/** Creates a draft with the same customer and lines. */
export function DuplicateForm({ requestKey }: { requestKey: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="request_key" value={requestKey} />
      <Button type="submit" name="intent" value="duplicate" variant="secondary" size="small">
        Duplicate
      </Button>
    </Form>
  );
}
