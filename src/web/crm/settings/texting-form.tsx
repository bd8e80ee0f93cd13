import { Form } from "react-router";
import type { OwnRegistration } from "~/domains/phone-numbers/index.server.ts";
import { businessTypeLabels, kindLabels } from "~/domains/phone-numbers/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Choice } from "~/ui/form/choice.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { fieldsOf } from "~/ui/form/fields-of.ts";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";

type TextingFormProps = {
  registration: OwnRegistration;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** The business's details that carriers require. A rejection is shown at the field to fix. */
export function TextingForm({ registration, refused }: TextingFormProps) {
  const { values: saved, einLast4, problems, status } = registration;
  const form = useFreshForm(refused !== undefined);
  const rejected = Object.fromEntries(problems.map(({ fix, text }) => [fix, text]));
  const values: Record<string, unknown> = refused?.values ?? saved;
  const errors: FieldErrors = refused?.errors ?? rejected;
  const field = fieldsOf(values, errors);
  return (
    <Card as="section" aria-labelledby="register" className="max-sm:p-4">
      <h2 id="register" className="text-lg">
        Your business
      </h2>
      <Form ref={form} method="post" noValidate className="mt-3">
        <fieldset disabled={!useIsMember()} className="flex flex-col gap-4">
          <legend className="sr-only">Your business</legend>
          <KindChoice value={String(values.kind ?? "")} error={errors.kind} />
          <TextField
            {...field("legal_name", "Legal name")}
            hint="With an EIN, copy it from your IRS letter. Without one, enter your own first and last name."
            autoComplete="organization"
            maxLength={100}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField
              {...field("business_type", "Business type (with an EIN)")}
              placeholder="Choose"
              options={Object.entries(businessTypeLabels).map(([value, label]) => ({
                value,
                label,
              }))}
            />
            <TextField
              {...field("ein", "EIN")}
              hint={
                einLast4
                  ? `We have the one ending in ${einLast4}. Leave blank to use it.`
                  : "9 digits, like 12-3456789. Leave blank if you don’t have one."
              }
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
            />
          </div>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              {...field("first_name", "First name")}
              autoComplete="given-name"
              maxLength={100}
            />
            <TextField
              {...field("last_name", "Last name")}
              autoComplete="family-name"
              maxLength={100}
            />
            <TextField
              {...field("title", "Title")}
              autoComplete="organization-title"
              maxLength={100}
            />
            <TextField
              {...field("email", "Email")}
              type="email"
              autoComplete="email"
              maxLength={254}
            />
            <TextField
              {...field("phone", "Business phone")}
              type="tel"
              autoComplete="tel"
              maxLength={40}
            />
            <TextField
              {...field("mobile", "Cell phone (without an EIN)")}
              hint="Carriers text it to verify you."
              type="tel"
              autoComplete="tel"
              maxLength={40}
            />
          </div>
          <TextField
            {...field("street", "Street address")}
            hint="No PO box."
            autoComplete="address-line1"
            maxLength={100}
          />
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <TextField {...field("city", "City")} autoComplete="address-level2" maxLength={100} />
            <TextField {...field("state", "State")} autoComplete="address-level1" maxLength={2} />
            <TextField
              {...field("zip_code", "ZIP code")}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={5}
            />
          </div>
          <Button
            type="submit"
            name="intent"
            value="submit"
            className="self-start"
            aria-describedby={errors.submit ? "submit-error" : undefined}
          >
            {status && status !== "not_submitted" ? "Resubmit" : "Submit"}
          </Button>
          {errors.submit ? <FieldError id="submit-error">{errors.submit}</FieldError> : null}
        </fieldset>
      </Form>
    </Card>
  );
}

function KindChoice({ value, error }: { value: string; error: string | undefined }) {
  return (
    <fieldset aria-describedby={error ? "kind-error" : undefined}>
      <legend className="font-semibold">Do you have an EIN (business tax number)?</legend>
      {Object.entries(kindLabels).map(([kind, label]) => (
        <Choice
          key={kind}
          id={`kind-${kind}`}
          type="radio"
          name="kind"
          value={kind}
          label={label}
          defaultChecked={value === kind}
          aria-invalid={error ? true : undefined}
        />
      ))}
      {error ? <FieldError id="kind-error">{error}</FieldError> : null}
    </fieldset>
  );
}
