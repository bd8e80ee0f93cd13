import * as z from "zod/mini";
import {
  checkbox,
  cleanText,
  crossFieldRule,
  optionalChoice,
  optionalEmail,
  optionalLine,
  optionalUsPhone,
  phoneExtension,
  preprocess,
  requiredLine,
  requiredText,
  withExtension,
} from "~/platform/validation/fields.ts";
import { leadFormText } from "./lead-form.text.en.ts";
import { addressOf, leadStages, lostReasons, urgencies, zipPattern } from "./leads.ts";

const { errors } = leadFormText;

export const phone = optionalUsPhone;

export const email = z.pipe(
  optionalEmail(errors.email),
  z.transform((text: string | null) => text?.toLowerCase() ?? null),
);

export const zipCode = z.pipe(
  preprocess(
    (value) => cleanText(value) ?? "",
    z.string().check(z.regex(zipPattern, errors.zipCode)),
  ),
  z.transform((text: string) => text.slice(0, 5)),
);

/** The address of the job, if known; a ZIP code alone doesn't count. */
export const workAddress = optionalLine(300).check(
  z.refine(
    (text) => addressOf(text) === text,
    "Add the street, or leave this blank. A ZIP code alone isn’t an address",
  ),
);

/** The fields of a homeowner's request (`business-pages.lead-form`). Phone numbers are returned in E.164. */
export const leadFields = z
  .object({
    name: requiredLine(errors.name, 200),
    phone,
    phone_extension: phoneExtension,
    email,
    need: requiredText(errors.need, 4000),
    zip_code: zipCode,
    urgency: z.enum(urgencies, errors.urgency),
    informational_sms: checkbox,
    marketing_sms: checkbox,
    marketing_voice: checkbox,
  })
  .check(
    crossFieldRule((lead) => Boolean(lead.phone || lead.email), "phone", errors.phoneOrEmail),
    crossFieldRule(
      (lead) => Boolean(lead.phone) || !(lead.informational_sms || lead.marketing_sms),
      "phone",
      errors.phoneForTexts,
    ),
    crossFieldRule(
      (lead) => Boolean(lead.phone) || !lead.marketing_voice,
      "phone",
      errors.phoneForCalls,
    ),
  );

/** `leadFields` for a form where the extension is typed after the number. */
export const leadSchema = withExtension(leadFields);

export type LeadRequest = z.output<typeof leadFields>;

/** A new stage and, for a lost lead, the reason. */
export const leadMoveSchema = z.object({
  stage: z.enum(leadStages, "Choose a status"),
  lost_reason: optionalChoice(lostReasons),
});

/** A business's note about one of its leads. */
export const leadNoteSchema = z.object({ note: requiredText("Enter a note", 4000) });
