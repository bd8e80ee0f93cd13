import { Form } from "react-router";
import type { SourceLead } from "~/domains/lead-sources/index.server.ts";
import { type GoogleReason, googleReasons, type JunkReason } from "~/domains/lead-sources/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

type GoogleFeedbackProps = {
  sourceLead: Pick<SourceLead, "reasons">;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Google's reason for each kind of evidence. */
const reasonOf: Record<JunkReason, GoogleReason> = {
  bad_phone: "SPAM",
  disconnected: "SPAM",
  test_text: "SPAM",
  duplicate: "DUPLICATE",
  outside_area: "GEO_MISMATCH",
  not_a_service: "JOB_TYPE_MISMATCH",
  sold_to_many: "OTHER_DISSATISFIED_REASON",
};

/** Sends Google's own survey about a bad lead, which decides about a credit right away. */
export function GoogleFeedback({ sourceLead: { reasons }, refused }: GoogleFeedbackProps) {
  const [reason] = reasons;
  return (
    <Card as="section" aria-labelledby="google" className="max-sm:p-4 print:hidden">
      <h2 id="google" className="text-lg">
        Report to Google
      </h2>
      <p className="mt-1 text-sm text-muted">
        This gives the lead a bad rating, and Google decides about a credit right away. You can
        report a lead once. A credit takes about two months.
      </p>
      <Form method="post" noValidate preventScrollReset className="mt-3 flex flex-col gap-3">
        <SelectField
          name="reason"
          label="Reason"
          placeholder="Choose a reason"
          options={Object.entries(googleReasons).map(([value, label]) => ({ value, label }))}
          defaultValue={typedText(refused?.values, "reason") ?? (reason ? reasonOf[reason] : "")}
          error={refused?.errors.reason}
        />
        <TextField
          name="comment"
          label="Comment"
          hint="Only sent with “Other”."
          maxLength={1_000}
          defaultValue={typedText(refused?.values, "comment") ?? ""}
          error={refused?.errors.comment}
          optional
        />
        <Button type="submit" name="intent" value="google" variant="action" className="self-start">
          Report to Google
        </Button>
      </Form>
    </Card>
  );
}
