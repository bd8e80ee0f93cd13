import * as z from "zod/mini";
import { findState } from "~/domains/shared/index.ts";
import {
  asList,
  checkbox,
  crossFieldRule,
  optionalChoice,
  optionalLine,
  optionalPhone,
  optionalText,
  optionalWebAddress,
  preprocess,
  requiredEmail,
  requiredLine,
  requiredPhone,
  yesNo,
} from "~/platform/validation/fields.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { brandColorProblem, parseBrandColor } from "./branding.ts";
import {
  fieldLabels,
  followupTimings,
  leadGenerationMethods,
  type Step,
  type Submission,
  steps,
} from "./onboarding.ts";

const services = z.pipe(
  preprocess(
    asList,
    z
      .array(requiredLine("At least one service must be selected", 100))
      .check(
        z.minLength(1, "At least one service must be selected"),
        z.maxLength(20, "Choose up to 20 services"),
      ),
  ),
  z.transform((list: string[]) => [...new Set(list)]),
);

/** A logo URL returned by our own upload; anything else counts as no logo. */
const logoUrl = preprocess(
  (value) =>
    typeof value === "string" && /^\/files\/form-logos\/[\w.-]+$/.test(value) ? value : null,
  z.nullable(z.string()),
);

const brandColor = z.pipe(
  optionalLine(60),
  z.transform((text: string | null, context) => {
    if (text === null) return null;
    const color = parseBrandColor(text);
    if (color === null)
      context.issues.push({ code: "custom", message: brandColorProblem, input: text });
    return color;
  }),
);

/** A US state by its code or name, saved as its code. */
const state = z.pipe(
  optionalLine(40),
  z.transform((text: string | null) => (text && findState(text)?.code) || text),
);

const country = z.pipe(
  optionalLine(60),
  z.transform((text: string | null) => text ?? "United States"),
);

const businessInfo = z
  .object({
    first_name: requiredLine("First name is required"),
    last_name: requiredLine("Last name is required"),
    business_name: requiredLine("Business name is required"),
    email: requiredEmail("Email is required", "Invalid email address"),
    phone: requiredPhone("Phone number is required"),
    street_address: optionalLine(),
    city: optionalLine(100),
    state,
    zip_code: optionalLine(20),
    country,
  })
  .check(
    crossFieldRule(
      ({ country, state }) =>
        country !== "United States" || typeof state !== "string" || findState(state) !== null,
      "state",
      "Use a state like TX or Texas",
    ),
  );

/** A corrected email address to confirm. */
export const correctedEmailSchema = z.object({
  email: requiredEmail("Email is required", "Invalid email address"),
});

const servicesYouOffer = z.object({ services, other_service: optionalLine() });

const serviceArea = z.object({ service_area: optionalText(1000) });

const leadPreferences = z.object({
  business_description: optionalText(1000),
  lead_generation_method: optionalChoice(leadGenerationMethods),
  use_own_domain: yesNo,
});

const followUp = z
  .object({
    sms_followup: yesNo,
    reply_phone: optionalPhone,
    email_followup: yesNo,
    followup_timing: optionalChoice(followupTimings),
    custom_timing: optionalLine(),
  })
  .check(
    crossFieldRule(
      (answers) => !answers.sms_followup || Boolean(answers.reply_phone),
      "reply_phone",
      "Reply phone is required for text follow-up",
    ),
    crossFieldRule(
      (answers) => answers.followup_timing !== "custom" || Boolean(answers.custom_timing),
      "custom_timing",
      "Custom timing is required",
    ),
  );

const branding = z.object({
  logo_url: logoUrl,
  brand_color: brandColor,
  tagline: optionalLine(),
  website: optionalWebAddress("Enter a web address, like https://example.com"),
  facebook_page: optionalWebAddress("Enter a web address, like https://facebook.com/yourpage"),
});

const finalTerms = z.object({
  agree_to_terms: checkbox.check(z.refine((agreed) => agreed, "You must agree to the terms")),
});

/** The fields of each step, with their messages. */
export const stepSchemas = {
  1: businessInfo,
  2: servicesYouOffer,
  3: serviceArea,
  4: leadPreferences,
  5: followUp,
  6: branding,
  7: finalTerms,
} as const satisfies Record<Step, z.ZodMiniObject>;

/** All answers of a saved submission. */
export type Answers = z.output<typeof businessInfo> &
  z.output<typeof servicesYouOffer> &
  z.output<typeof serviceArea> &
  z.output<typeof leadPreferences> &
  z.output<typeof followUp> &
  z.output<typeof branding> &
  z.output<typeof finalTerms>;

/** Names of a step's fields, in order. */
export function fieldsOf(step: Step): string[] {
  return Object.keys(stepSchemas[step].shape);
}

/** Fields with several values. */
export const listFields = ["services"];

/** Initial values of a step's form: the saved answers, and defaults for optional ones. */
export function submissionValues(step: Step, submission: Submission | null): FormValues {
  const values: FormValues = { country: "United States" };
  for (const field of fieldsOf(step)) {
    const saved = submission?.[field as keyof Submission];
    if (saved === null || saved === undefined) continue;
    if (typeof saved === "boolean") values[field] = saved ? "yes" : "no";
    else values[field] = Array.isArray(saved) ? saved : String(saved);
  }
  return values;
}

/** Answers of an onboarding by step, each with its label; a missing answer has no value. */
export const listAnswers = (submission: Submission) =>
  steps.map(({ number, title }) => {
    const values = submissionValues(number, submission);
    const answers = fieldsOf(number).map((field) => ({
      field,
      label: fieldLabels[field] ?? field,
      value: values[field],
    }));
    return { number, title, answers };
  });
