import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { CheckboxGroup } from "~/ui/form/choice-group.tsx";
import { fieldsOf } from "~/ui/form/fields-of.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { leadValueRanges, serviceChoices } from "../revenue-share.ts";

type ApplicationFieldsProps = {
  values: FormValues | undefined;
  errors: FieldErrors;
  /** Staff fill in the form for a contractor. */
  byStaff?: boolean;
};

/** The fields of a revenue-share application, without the agreement. */
export function ApplicationFields({ values, errors, byStaff = false }: ApplicationFieldsProps) {
  const field = fieldsOf(values ?? {}, errors);
  // Both notifications are on unless unchecked.
  const isChecked = (name: string) => (values ? values[name] === "yes" : true);
  const chosen = values?.services ?? [];
  return (
    <>
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
        hint="Cities or counties, separated by commas: Charlotte, Gastonia, Concord."
      />
      <div className="grid gap-6 sm:grid-cols-3">
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
        hint={`What a typical job is worth to ${byStaff ? "the contractor" : "you"}.`}
        options={leadValueRanges.map((value) => ({ value, label: value }))}
        placeholder="Please choose"
      />
      <CheckboxField
        name="email_notifications"
        value="yes"
        label="Email notifications"
        defaultChecked={isChecked("email_notifications")}
      />
      <CheckboxField
        name="sms_notifications"
        value="yes"
        label="SMS notifications"
        hint={`About ${byStaff ? "their leads and" : "your leads and your"} account. This isn't consent to marketing texts.`}
        defaultChecked={isChecked("sms_notifications")}
      />
    </>
  );
}
