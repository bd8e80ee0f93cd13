import { RadioGroup } from "~/ui/form/radio-group.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { fieldProps, yesOrNo } from "./field-props.ts";
import type { StepFieldsProps } from "./step-fields.tsx";

const methods = [
  { value: "google-ads", label: "Google Ads" },
  { value: "facebook-ads", label: "Facebook Ads" },
  { value: "seo", label: "SEO" },
  { value: "not-sure", label: "Not sure" },
];

/** Step 4: what the page says, and how people find it. */
export function LeadPreferencesFields(form: StepFieldsProps) {
  const { label: _method, ...method } = fieldProps("lead_generation_method", form);
  const { label: _domain, ...domain } = fieldProps("use_own_domain", form);
  return (
    <>
      <TextAreaField
        {...fieldProps("business_description", form)}
        rows={4}
        hint="One or two sentences. They appear on your page."
      />
      <RadioGroup {...method} legend="How would you like to get leads?" options={methods} />
      <RadioGroup
        {...domain}
        legend="Do you want to use your own domain?"
        hint="Choose No for a free subdomain."
        options={yesOrNo}
      />
    </>
  );
}
