import * as z from "zod/mini";
import { email, phone } from "~/features/leads/leads.schema.ts";
import { type LeadStage, leadStages, stageLabels } from "~/features/leads/stages.ts";
import { findService } from "~/features/services/services.ts";
import { readDay } from "~/features/time-zones/local-day.ts";
import { across, optionalLine, optionalText, requiredLine } from "~/platform/validation/fields.ts";
import { zipCodeCell } from "~/platform/validation/zip-code-cell.ts";

const service = z.pipe(
  optionalLine(60),
  z.transform((text: string | null, context) => {
    if (text === null) return null;
    const slug = findService(text)?.slug;
    const message = "Use a service like plumbing, HVAC or lawn-care";
    if (!slug) context.issues.push({ code: "custom", message, input: text });
    return slug ?? null;
  }),
);

/** Who stands in a file was spoken to before, unless it says otherwise. */
const status = z.pipe(
  optionalLine(30),
  z.transform((text: string | null, context): LeadStage => {
    if (text === null) return "contacted";
    const plain = text.toLowerCase().replaceAll(/[\s_-]+/g, "_");
    const stage = leadStages.find((one) => one === plain);
    const message = `Use ${leadStages.map((one) => stageLabels[one]).join(", ")}`;
    if (!stage) context.issues.push({ code: "custom", message, input: text });
    return stage ?? "contacted";
  }),
);

/** "2026-11-22" or, as spreadsheets write it, "11/22/2026". */
const askedOn = z.pipe(
  optionalLine(20),
  z.transform((text: string | null, context) => {
    if (text === null) return null;
    const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
    const written = year ? `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}` : text;
    const found = readDay(written);
    const message = "Use a day like 2026-11-22 or 11/22/2026";
    const inOurTime = found !== null && found > "1990" && found < "2100";
    if (!inOurTime) context.issues.push({ code: "custom", message, input: text });
    return found;
  }),
);

const no = /^(no|n|none|false|0|-)$/i;
const bareYes = /^(yes|y|true|1|x)$/i;

/** When and how they agreed to texts, in words: that they did is not enough on record (`leads.consent-by-hand`). */
const agreedToTexts = z.pipe(
  optionalLine(300),
  z.transform((text: string | null, context) => {
    if (text === null || no.test(text)) return null;
    const message =
      "Write when and how they agreed to texts, such as “on the phone, June 3”, or nothing";
    if (bareYes.test(text)) context.issues.push({ code: "custom", message, input: text });
    return text;
  }),
);

/** A line of a file: one lead of the business. */
export const leadRowSchema = z
  .object({
    name: requiredLine("There is no name", 200),
    phone,
    email,
    need: optionalText(4000),
    service,
    zip_code: zipCodeCell,
    status,
    asked_on: askedOn,
    agreed_to_texts: agreedToTexts,
  })
  .check(
    across(
      (row) => Boolean(row.phone || row.email),
      "phone",
      "There is neither a phone number nor an email address",
    ),
  );

export type LeadRow = z.output<typeof leadRowSchema>;

/** The columns that are read, with other names that files give them. */
export const leadColumns: Record<keyof LeadRow | "first_name" | "last_name", readonly string[]> = {
  name: ["full_name", "customer", "customer_name", "client", "client_name", "contact"],
  first_name: ["firstname", "given_name"],
  last_name: ["lastname", "family_name", "surname"],
  phone: ["phone_number", "mobile", "mobile_phone", "cell", "telephone"],
  email: ["e_mail", "email_address", "mail"],
  need: ["request", "message", "notes", "note", "description", "job"],
  service: ["trade", "service_type"],
  zip_code: ["zip", "postal_code", "zipcode"],
  status: ["stage"],
  asked_on: ["date", "created", "created_at", "created_on"],
  agreed_to_texts: ["sms_consent", "text_consent"],
};
