import { RadioGroup } from "~/ui/form/radio-group.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { fieldProps, yesOrNo } from "./field-props.ts";
import type { StepFieldsProps } from "./step-fields.tsx";

const timings = [
  { value: "immediate", label: "Immediate (within 1 minute)" },
  { value: "5min", label: "5 minutes" },
  { value: "15min", label: "15 minutes" },
  { value: "custom", label: "Custom" },
];

/** Step 5: how new leads are answered. A field appears with the answer that needs it. */
export function FollowUpFields(form: StepFieldsProps) {
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
