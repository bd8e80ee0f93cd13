import * as z from "zod/mini";
import { email, phone, workAddress } from "~/domains/leads/index.ts";
import { maxNotes } from "~/domains/schedule/index.ts";
import { optionalDollars } from "~/domains/shared/index.ts";
import {
  checkbox,
  crossFieldRule,
  optionalText,
  phoneExtension,
  requiredLine,
  withExtension,
} from "~/platform/validation/fields.ts";

/** What the editor saw before: an edit is refused if someone else saved in the meantime. */
const seen = z.string("Open this page again");

/** A lead's name and contact details. */
export const leadDetailsSchema = withExtension(
  z
    .object({
      seen,
      name: requiredLine("Enter their name", 200),
      phone,
      phone_extension: phoneExtension,
      email,
      address: workAddress,
      /** The customer wants email at the new address, although they unsubscribed at the old one. */
      email_wanted: checkbox,
    })
    .check(
      crossFieldRule(
        (lead) => Boolean(lead.phone || lead.email),
        "phone",
        "Enter a phone number or an email address",
      ),
    ),
);

const notes = optionalText(maxNotes);

/** An appointment's job, place, and customer. */
export const visitDetailsSchema = withExtension(
  z.object({
    seen,
    customer_name: requiredLine("Enter the customer’s name", 200),
    phone,
    phone_extension: phoneExtension,
    email,
    address: workAddress,
    what: requiredLine("Enter the job", 200),
    value: optionalDollars,
    notes,
    /** Also changes the lead's name, phone, and email. */
    update_lead: checkbox,
  }),
);

/** What a technician can change on an appointment. */
export const visitNotesSchema = z.object({ seen, notes });

export type TypedLeadDetails = z.output<typeof leadDetailsSchema>;
export type VisitDetails = z.output<typeof visitDetailsSchema>;
export type VisitNotes = z.output<typeof visitNotesSchema>;
