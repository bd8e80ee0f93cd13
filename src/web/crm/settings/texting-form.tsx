import { Form } from "react-router";
import type { OwnRegistration } from "~/domains/phone-numbers/index.server.ts";
import {
  businessTypeLabels,
  kindLabels,
  type NumberType,
  numberTypeLabels,
  numberTypes,
  registrationFees,
} from "~/domains/phone-numbers/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
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
  /** The type of number to change to; without it, the owner chooses. */
  switchTo?: NumberType | null;
};

/** The business's details that carriers require. A rejection is shown at the field to fix. */
export function TextingForm({ registration, refused, switchTo = null }: TextingFormProps) {
  const { values: saved, einLast4, problems, status } = registration;
  const form = useFreshForm(refused !== undefined);
  const rejected = Object.fromEntries(switchTo ? [] : problems.map(({ fix, text }) => [fix, text]));
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
          {switchTo ? (
            <input type="hidden" name="number_type" value={switchTo} />
          ) : (
            <NumberTypeChoice value={String(values.number_type ?? "")} error={errors.number_type} />
          )}
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
            {switchTo === "toll_free" ? null : (
              <TextField
                {...field("mobile", "Cell phone (without an EIN)")}
                hint="For a local number. Carriers text it to verify you."
                type="tel"
                autoComplete="tel"
                maxLength={40}
              />
            )}
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
            {status && status !== "not_submitted" && !switchTo ? "Resubmit" : "Submit"}
          </Button>
          {errors.submit ? <FieldError id="submit-error">{errors.submit}</FieldError> : null}
        </fieldset>
      </Form>
    </Card>
  );
}

const { number: rent, standard } = registrationFees;

/** What each type of number is like: its look, how long carriers take, and what it costs. */
const typeHints: Record<NumberType, string> = {
  local: `Has your area code. Carriers take about 2 weeks. With an EIN it costs ${formatCents(standard.brand + standard.review)} once and ${formatCents(standard.monthly + rent.local)} a month.`,
  toll_free: `Starts with 8, like (888) 555-0123. Carriers take 1 to 3 weeks. It costs ${formatCents(rent.toll_free)} a month.`,
};

function NumberTypeChoice({ value, error }: { value: string; error: string | undefined }) {
  return (
    <fieldset aria-describedby={error ? "number-type-error" : undefined}>
      <legend className="font-semibold">What kind of number do you want to text from?</legend>
      {numberTypes.map((type) => (
        <Choice
          key={type}
          id={`number-type-${type}`}
          type="radio"
          name="number_type"
          value={type}
          label={numberTypeLabels[type]}
          hint={typeHints[type]}
          defaultChecked={value === type}
          aria-invalid={error ? true : undefined}
        />
      ))}
      {error ? <FieldError id="number-type-error">{error}</FieldError> : null}
    </fieldset>
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
