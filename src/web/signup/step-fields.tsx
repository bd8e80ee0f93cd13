import type { ReactNode } from "react";
import type { Outlook } from "~/domains/signup/index.server.ts";
import { type LogoProblem, type Step, serviceOptions } from "~/domains/signup/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { CheckboxGroup, RadioGroup } from "~/ui/form/choice-group.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { BrandingFields } from "./branding-fields.tsx";
import { fieldProps, yesOrNo } from "./field-props.ts";
import { OpenTowns } from "./territory-notice.tsx";

export type StepFieldsProps = {
  values: FormValues;
  errors: FieldErrors;
  /** Why the last selected logo wasn't saved. */
  logoProblem: LogoProblem | null;
  /** Which pages will go live; null without a town. */
  outlook: Outlook | null;
};

const fieldsOfStep: Record<Step, (props: StepFieldsProps) => ReactNode> = {
  1: BusinessInfoFields,
  2: ServicesFields,
  3: ServiceAreaFields,
  4: LeadPreferencesFields,
  5: FollowUpFields,
  6: BrandingFields,
  7: FinalTermsFields,
};

/** The fields of one step. */
export function StepFields({ step, ...props }: StepFieldsProps & { step: Step }) {
  const Fields = fieldsOfStep[step];
  return <Fields {...props} />;
}

/** Step 1: contact details and location of the business. */
function BusinessInfoFields(form: StepFieldsProps) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...fieldProps("first_name", form)} autoComplete="given-name" />
        <TextField {...fieldProps("last_name", form)} autoComplete="family-name" />
      </div>
      <TextField {...fieldProps("business_name", form)} autoComplete="organization" />
      <TextField
        {...fieldProps("email", form)}
        type="email"
        autoComplete="email"
        hint="We'll email you a link to confirm this address."
      />
      <TextField {...fieldProps("phone", form)} type="tel" autoComplete="tel" />
      <fieldset className="flex flex-col gap-6 border-t border-line pt-6">
        <legend className="float-left text-lg font-semibold">Business location</legend>
        <p className="clear-both text-sm text-muted">
          Add your city and state, and we can build your page right away.
        </p>
        <TextField {...fieldProps("street_address", form)} optional autoComplete="address-line1" />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...fieldProps("city", form)} optional autoComplete="address-level2" />
          <TextField {...fieldProps("state", form)} optional autoComplete="address-level1" />
          <TextField
            {...fieldProps("zip_code", form)}
            optional
            inputMode="numeric"
            autoComplete="postal-code"
          />
          <TextField {...fieldProps("country", form)} optional autoComplete="country-name" />
        </div>
      </fieldset>
    </>
  );
}

/** Shows a checked option's notice, even without JavaScript. */
const shownWith: Record<string, string> = {
  HVAC: "group-has-[[value=HVAC]:checked]:block",
  "Pest Control": "group-has-[[value='Pest_Control']:checked]:block",
  Plumbing: "group-has-[[value=Plumbing]:checked]:block",
  Handyman: "group-has-[[value=Handyman]:checked]:block",
  Electrical: "group-has-[[value=Electrical]:checked]:block",
  "Lawn Care": "group-has-[[value='Lawn_Care']:checked]:block",
  Roofing: "group-has-[[value=Roofing]:checked]:block",
};

/**
 * Step 2: at least one service; "Other" has a text field. A trade that another business holds in the
 * town says so once it is checked.
 */
function ServicesFields(form: StepFieldsProps) {
  const chosen = form.values.services ?? [];
  const takenOptions = form.outlook?.options.filter((option) => option.taken) ?? [];
  return (
    <div className="group flex flex-col gap-6">
      <CheckboxGroup
        legend="Which services do you offer?"
        name="services"
        hint="Each trade you pick gets its own page."
        options={serviceOptions.map((value) => ({
          value,
          label: value === "other" ? "Other" : value,
          hint: takenOptions.some(({ option }) => option === value)
            ? `Taken in ${form.outlook?.place}: waiting list`
            : undefined,
        }))}
        defaultValues={Array.isArray(chosen) ? chosen : [chosen]}
        error={form.errors.services}
      />
      {takenOptions.map(({ option, label, nearby }) => (
        <div key={option} className={`hidden ${shownWith[option] ?? ""}`}>
          <Alert tone="warning" title={`${label} in ${form.outlook?.place} is taken`}>
            <p>
              To join the waiting list, leave it checked and continue. We'll email you when it
              opens.
            </p>
            <div className="mt-3">
              <OpenTowns label={label} towns={nearby} />
            </div>
          </Alert>
        </div>
      ))}
      <div className="hidden group-has-[[value=other]:checked]:block">
        <TextField {...fieldProps("other_service", form)} optional />
      </div>
    </div>
  );
}

/** Step 3: service area. */
function ServiceAreaFields(form: StepFieldsProps) {
  return (
    <TextAreaField
      {...fieldProps("service_area", form)}
      rows={4}
      hint="Cities, counties, or ZIP codes you serve, for example: Austin, Round Rock, 78701."
    />
  );
}

const methods = [
  { value: "google-ads", label: "Google Ads" },
  { value: "facebook-ads", label: "Facebook Ads" },
  { value: "seo", label: "SEO" },
  { value: "not-sure", label: "Not sure" },
];

/** Step 4: content of the page, and how customers find it. */
function LeadPreferencesFields(form: StepFieldsProps) {
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

const timings = [
  { value: "immediate", label: "Immediate (within 1 minute)" },
  { value: "5min", label: "5 minutes" },
  { value: "15min", label: "15 minutes" },
  { value: "custom", label: "Custom" },
];

/** Step 5: follow-up with new leads. Some fields appear only with the answer that needs them. */
function FollowUpFields(form: StepFieldsProps) {
  const { label: _sms, ...sms } = fieldProps("sms_followup", form);
  const { label: _email, ...email } = fieldProps("email_followup", form);
  const { label: _timing, ...timing } = fieldProps("followup_timing", form);
  return (
    <div className="group flex flex-col gap-6">
      <RadioGroup {...sms} legend="Should we follow up by text message (SMS)?" options={yesOrNo} />
      <TextField
        {...fieldProps("reply_phone", form)}
        type="tel"
        autoComplete="tel"
        hint="Homeowners' replies go to this number. Needed for text follow-up."
      />
      <RadioGroup {...email} legend="Should we follow up by email?" options={yesOrNo} />
      <RadioGroup {...timing} legend="How soon should we follow up?" options={timings} />
      <div className="hidden group-has-[[value=custom]:checked]:block">
        <TextField {...fieldProps("custom_timing", form)} hint="For example: 20 min, or 2 hours." />
      </div>
    </div>
  );
}

/** Step 7: the terms. */
function FinalTermsFields({ values, errors, outlook }: StepFieldsProps) {
  const live = outlook?.sentences.find(({ outcome }) => outcome === "live");
  return (
    <>
      <p>
        That's all we need. When you submit, we'll email you a link to confirm your address.{" "}
        {live ? `${live.text} ` : ""}Setup takes no more than 24 hours.
      </p>
      <CheckboxField
        name="agree_to_terms"
        label={
          <>
            I agree to the{" "}
            <a href="/terms" target="_blank" rel="noreferrer" className="text-link">
              terms
            </a>
          </>
        }
        value="yes"
        defaultChecked={values.agree_to_terms === "yes"}
        error={errors.agree_to_terms}
      />
    </>
  );
}
