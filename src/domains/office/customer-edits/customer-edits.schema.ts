import * as z from "zod/mini";
import { email, phone, workAddress } from "~/domains/leads/index.ts";
import { maxNotes } from "~/domains/schedule/index.ts";
import { optionalDollars } from "~/domains/shared/index.ts";
import {
  checkbox,
  crossFieldRule,
  optionalText,
  phoneExtension,
  preprocess,
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

const customerId = preprocess((value) => value || null, z.nullable(z.uuid()));

/** An appointment's job, place, and customer. */
export const visitDetailsSchema = withExtension(
  z.object({
    seen,
    /** Another customer, to whom the job with all its appointments moves. */
    customer_id: z.optional(customerId),
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

/** A job's title, place, and contact; `customer_id` moves it to another customer. */
export const jobDetailsSchema = withExtension(
  z.object({
    seen,
    customer_id: z.optional(customerId),
    customer_name: requiredLine("Enter the customer’s name", 200),
    phone,
    phone_extension: phoneExtension,
    email,
    address: workAddress,
    what: requiredLine("Enter the job", 200),
  }),
);

/** The same from a program; fields that are left out stay. */
export const jobChangeSchema = withExtension(
  z.object({
    /** The title that the change is based on. */
    seen: z.optional(z.string()),
    /** `updated_at` of the job that the change is based on. */
    seen_at: z.optional(z.iso.datetime("Send the updated_at of the job")),
    customer_id: z.optional(customerId),
    customer_name: z.optional(requiredLine("Enter the customer’s name", 200)),
    phone: z.optional(phone),
    phone_extension: phoneExtension,
    email: z.optional(email),
    address: z.optional(workAddress),
    what: z.optional(requiredLine("Enter the job", 200)),
  }),
);

/** What a technician can change on an appointment. */
export const visitNotesSchema = z.object({ seen, notes });

export type TypedLeadDetails = z.output<typeof leadDetailsSchema>;
export type VisitDetails = z.output<typeof visitDetailsSchema>;
export type JobDetails = z.output<typeof jobDetailsSchema>;
export type JobChange = z.output<typeof jobChangeSchema>;
export type VisitNotes = z.output<typeof visitNotesSchema>;
