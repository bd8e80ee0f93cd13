import { leadValueRanges, serviceChoices } from "~/features/revenue-share/revenue-share.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { CheckboxField } from "~/ui/checkbox-field.tsx";
import { CheckboxGroup } from "~/ui/checkbox-group.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextField } from "~/ui/text-field.tsx";
import { useApplication } from "./use-application.ts";

export type ApplicationAnswer = { values: FormValues; errors: FieldErrors; refusal: string | null };

type ApplicationFormProps = { requestKey: string; answered: ApplicationAnswer | undefined };

/** The revenue-share application (specification §5). Works without script. */
export function ApplicationForm({ requestKey, answered }: ApplicationFormProps) {
  const { errors, busy, submitted, submit } = useApplication(answered?.errors ?? {});
  const values = answered?.values;
  const field = (name: string, label: string) => {
    const value = values?.[name];
    return {
      name,
      label,
      defaultValue: typeof value === "string" ? value : undefined,
      error: errors[name],
    };
  };
  // Both notifications are on unless somebody took the tick away.
  const ticked = (name: string, byDefault: boolean) =>
    values ? values[name] === "yes" : byDefault;
  const chosen = values?.services ?? [];
  return (
    <form
      method="post"
      action="/revenue-share#apply"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-6"
    >
      {submitted > 0 ? <Submitted key={submitted} /> : null}
      <ErrorSummary
        errors={Object.entries(errors).map(([name, message]) => ({ field: name, message }))}
      />
      {answered?.refusal ? (
        <Alert tone="bad" title="Submission Failed" role="alert">
          {answered.refusal}
        </Alert>
      ) : null}
      <input type="hidden" name="request_key" value={requestKey} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field("business_name", "Business name")} autoComplete="organization" />
        <TextField {...field("contact_name", "Contact name")} autoComplete="name" />
        <TextField {...field("email", "Email")} type="email" autoComplete="email" />
        <TextField {...field("phone", "Phone")} type="tel" autoComplete="tel" />
      </div>
      <CheckboxGroup
        legend="Services"
        name="services"
        options={serviceChoices.map((value) => ({ value, label: value }))}
        defaultValues={Array.isArray(chosen) ? chosen : [chosen]}
        error={errors.services}
        columns={2}
      />
      <TextField
        {...field("service_areas", "Service areas")}
        hint="Cities or counties, with commas between them: Charlotte, Gastonia, Concord."
      />
      <div className="grid items-end gap-6 sm:grid-cols-3">
        <TextField
          {...field("years_experience", "Years experience")}
          type="number"
          min={1}
          inputMode="numeric"
        />
        <TextField
          {...field("current_monthly_leads", "Current monthly leads")}
          optional
          type="number"
          min={0}
          inputMode="numeric"
        />
        <TextField
          {...field("target_monthly_leads", "Target monthly leads")}
          optional
          type="number"
          min={1}
          inputMode="numeric"
        />
      </div>
      <SelectField
        {...field("lead_value_range", "Lead value range")}
        options={leadValueRanges.map((value) => ({ value, label: value }))}
        placeholder="Please choose"
      />
      <CheckboxField
        name="email_notifications"
        value="yes"
        label="Email notifications"
        defaultChecked={ticked("email_notifications", true)}
      />
      <CheckboxField
        name="sms_notifications"
        value="yes"
        label="SMS notifications"
        hint="About your leads and your account. This is not consent to marketing texts."
        defaultChecked={ticked("sms_notifications", true)}
      />
      <CheckboxField
        name="agreed_to_terms"
        value="yes"
        label={
          <>
            I agree to the{" "}
            <a href="/terms" target="_blank" rel="noreferrer" className="text-link">
              terms and conditions
            </a>
          </>
        }
        defaultChecked={ticked("agreed_to_terms", false)}
        error={errors.agreed_to_terms}
      />
      {/* Left empty by people, filled in by machines. */}
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input name="company_website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="text-sm text-muted">
        We use what you write here to review your application and to run the program, and note which
        ad, site or partner led you here.{" "}
        <a href="/privacy" className="text-link">
          Privacy
        </a>
      </p>
      <Button type="submit" variant="action" size="large" busy={busy} busyLabel="Submitting...">
        Submit Application
      </Button>
    </form>
  );
}

/** Takes the focus when it appears, as the form that was just sent is empty again. */
function Submitted() {
  return (
    <div ref={(box) => box?.focus()} tabIndex={-1}>
      <Alert tone="good">Your revenue share application has been submitted successfully!</Alert>
    </div>
  );
}
