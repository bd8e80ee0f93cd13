import * as z from "zod/mini";
import { email, manualLeadSources, phone, urgencies, zipCode } from "~/domains/leads/index.ts";
import {
  checkbox,
  crossFieldRule,
  optionalLine,
  phoneExtension,
  requiredLine,
  requiredText,
  withExtension,
} from "~/platform/validation/fields.ts";

type Contact = { phone: string | null; email: string | null };

const reachable = crossFieldRule<Contact>(
  (lead) => Boolean(lead.phone || lead.email),
  "phone",
  "Enter a phone number or an email address",
);

/** A lead as a team member enters it. */
const newLeadFields = z
  .object({
    name: requiredLine("Enter their name", 200),
    phone,
    phone_extension: phoneExtension,
    email,
    need: requiredText("Enter what they need", 4000),
    page_id: z.uuid("Choose a service and city"),
    zip_code: zipCode,
    urgency: z.enum(urgencies, "Choose how soon they need help"),
    source: z.enum(manualLeadSources, "Choose how they reached you"),
    agreed_to_texts: checkbox,
    agreed_how: optionalLine(300),
    follow_up: checkbox,
  })
  .check(
    reachable,
    crossFieldRule(
      (lead) => Boolean(lead.phone) || !lead.agreed_to_texts,
      "phone",
      "Enter the number they agreed to get texts at",
    ),
    crossFieldRule(
      (lead) => Boolean(lead.agreed_how) || !lead.agreed_to_texts,
      "agreed_how",
      "Enter when and how they agreed",
    ),
  );

export const newLeadSchema = withExtension(newLeadFields);

export type NewLead = z.output<typeof newLeadFields>;

const { agreed_to_texts, agreed_how, follow_up, source, ...fields } = newLeadFields.shape;

/** A lead from the API: it can't vouch for consent or start messages. */
export const apiLeadFields = z
  .object({ ...fields, source: z._default(source, "elsewhere") })
  .check(reachable);

export const apiLeadSchema = withExtension(apiLeadFields);
