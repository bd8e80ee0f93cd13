import { z } from "zod";
import {
  cleanText,
  optionalEmail,
  optionalLine,
  requiredLine,
  requiredText,
  ticked,
} from "~/platform/validation/fields.ts";
import { parsePhone } from "~/platform/validation/phone.server.ts";
import { urgencies } from "./leads.ts";

const phone = optionalLine(40).transform((text, context) => {
  if (text === null) return null;
  const number = parsePhone(text);
  if (!number) context.addIssue("Enter a US phone number, like (512) 555-0123");
  return number;
});

const zipCode = z.preprocess(
  (value) => cleanText(value) ?? "",
  z
    .string()
    .regex(/^\d{5}(-\d{4})?$/, "Enter a 5-digit ZIP code")
    .transform((text) => text.slice(0, 5)),
);

/** What a homeowner tells a business (decisions 11). Phone numbers come out in E.164. */
export const leadSchema = z
  .object({
    name: requiredLine("Enter your name", 200),
    phone,
    email: optionalEmail("Enter an email address, like name@example.com").transform(
      (text) => text?.toLowerCase() ?? null,
    ),
    need: requiredText("Tell us what you need help with", 4000),
    zip_code: zipCode,
    urgency: z.enum(urgencies, { error: "Choose how soon you need help" }),
    informational_sms: ticked,
    marketing_sms: ticked,
  })
  .superRefine((lead, context) => {
    const need = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    const wantsTexts = lead.informational_sms || lead.marketing_sms;
    if (!lead.phone && !lead.email) need("phone", "Enter a phone number or an email address");
    else if (!lead.phone && wantsTexts) need("phone", "Enter a phone number to agree to texts");
  });

export type LeadRequest = z.output<typeof leadSchema>;
