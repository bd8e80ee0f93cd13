import * as z from "zod/mini";
import { readDay } from "~/domains/shared/index.ts";
import {
  asList,
  checkbox,
  cleanText,
  optionalChoice,
  preprocess,
  requiredEmail,
  requiredLine,
  requiredPhone,
  requiredText,
} from "~/platform/validation/fields.ts";
import {
  defaultCommissionRate,
  leadValueRanges,
  participantStatuses,
  serviceChoices,
  toCents,
} from "./revenue-share.ts";

/**
 * Areas as typed, split on commas and trimmed (`revenue-share.application`); API clients may send a
 * list.
 */
const splitAreas = (value: unknown) =>
  typeof value === "string"
    ? value
        .split(",")
        .map((area) => area.trim())
        .filter(Boolean)
    : asList(value);

/** An integer from a form or an API client. */
const wholeNumber = (min: number, message: string) =>
  z.int(message).check(z.minimum(min, message), z.maximum(1_000_000, message));

const asNumber = (value: unknown) =>
  typeof value === "string" && value.trim() !== "" ? Number(value) : value;

const requiredNumber = (min: number, message: string) =>
  preprocess((value) => (value === "" ? undefined : asNumber(value)), wholeNumber(min, message));

const optionalNumber = (min: number, message: string) =>
  preprocess(
    (value) => (value === "" || value === undefined ? null : asNumber(value)),
    z.nullable(wholeNumber(min, message)),
  );

const serviceRequired = "Please select at least one service";

/** The revenue-share application (`revenue-share.application`), with its toast messages. */
export const applicationSchema = z.object({
  business_name: requiredLine("Business name is required"),
  contact_name: requiredLine("Contact name is required"),
  email: requiredEmail("Email is required", "Invalid email address"),
  phone: requiredPhone("Phone number is required"),
  services: preprocess(
    asList,
    z
      .array(z.enum(serviceChoices, "Choose from the list"))
      .check(
        z.minLength(1, serviceRequired),
        z.maxLength(serviceChoices.length, "Choose from the list"),
      ),
  ),
  service_areas: preprocess(
    splitAreas,
    z
      .array(requiredLine("Service areas are required", 100))
      .check(z.minLength(1, "Service areas are required"), z.maxLength(50, "Enter up to 50 areas")),
  ),
  years_experience: requiredNumber(1, "Years of experience: enter 1 or more"),
  current_monthly_leads: optionalNumber(0, "Enter 0 or more"),
  target_monthly_leads: optionalNumber(1, "Enter 1 or more"),
  lead_value_range: z.enum(leadValueRanges, "Choose a lead value range"),
  email_notifications: checkbox,
  sms_notifications: checkbox,
  agreed_to_terms: checkbox.check(
    z.refine((agreed) => agreed, "Please agree to the terms and conditions"),
  ),
});

export type Application = z.output<typeof applicationSchema>;

/** Fields that hold a list. */
export const applicationLists = ["services"];

/** A staff note; blank is null. */
const note = (maxLength: number) =>
  preprocess(
    (value) => {
      const text = cleanText(value);
      return typeof text === "string" && text !== "" ? text : null;
    },
    z.nullable(z.string().check(z.maxLength(maxLength, `Use ${maxLength} characters or fewer`))),
  );

/** An administrator's decision and note. */
export const reviewSchema = z.object({
  decision: z.enum(["approved", "rejected"], "Choose approve or reject"),
  admin_notes: note(4000),
});

/** A rate as typed, such as "20" or "17.5 %", converted to the stored fraction. */
const percent = preprocess(
  (value) => {
    const text = typeof value === "string" ? value.replace(/\s|%/g, "") : "";
    return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) / 10_000 : null;
  },
  z
    .number("Enter a rate from 0 to 100, like 20 or 17.5")
    .check(z.maximum(1, "Enter a rate from 0 to 100, like 20 or 17.5")),
);

/** A participant's terms, from the Manage page. */
export const participantSchema = z.object({
  commission_rate: percent,
  status: z.enum(participantStatuses, "Choose a status"),
  services: preprocess(asList, z.array(z.enum(serviceChoices, "Choose from the list"))),
  service_areas: preprocess(
    splitAreas,
    z
      .array(requiredLine("Service areas are required", 100))
      .check(z.maxLength(50, "Enter up to 50 areas")),
  ),
  target_monthly_leads: optionalNumber(1, "Enter 1 or more"),
  lead_value_range: optionalChoice(leadValueRanges),
  email_notifications: checkbox,
  sms_notifications: checkbox,
});

export type ParticipantSettings = z.output<typeof participantSchema>;

const invalidAmount = "Enter an amount in dollars, like 1250 or 1,250.50";
const maxCents = 1_000_000_000;

/** Dollars as typed, converted to cents. */
const dollars = preprocess(
  (value) => {
    const text = typeof value === "string" ? value.replace(/[\s$]/g, "") : "";
    const plain = /^\d{1,3}(,\d{3})+(\.|$)/.test(text) ? text.replaceAll(",", "") : text;
    return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? toCents(plain) : null;
  },
  z
    .int(invalidAmount)
    .check(z.minimum(1, invalidAmount), z.maximum(maxCents, "Enter $10,000,000 or less")),
);

/** A closed deal. */
export const dealSchema = z.object({ amount: dollars, note: note(500) });

/** A closed deal, as reported by a participant. */
export const ownDealSchema = z.object({
  amount: dollars,
  closed_on: preprocess(
    (value) => readDay(value) ?? "",
    z.string().check(z.minLength(1, "Choose the day it was closed")),
  ),
});

/** A question about a statement, or the reply. */
export const statementMessageSchema = z.object({ words: requiredText("Write something", 1000) });

/** The reason for a reversal. */
export const reversalSchema = z.object({ note: note(500) });

/** A decision from an API client; the server sets the times. */
export const reviewUpdateSchema = z.object({
  application_status: z.enum(["approved", "rejected"], "Use approved or rejected"),
  admin_notes: z.optional(note(4000)),
});

const yes = z.optional(z.boolean("Use true or false"));

/** A participant from an API client. */
export const newParticipantSchema = z.object({
  contractor_id: z.uuid("Enter a valid ID"),
  application_id: z.uuid("Enter a valid ID"),
  status: z._default(z.enum(participantStatuses, "Use active, paused, or ended"), "active"),
  commission_rate: z._default(
    z
      .number("Use a fraction, such as 0.2")
      .check(
        z.minimum(0, "Use a fraction from 0 to 1"),
        z.maximum(1, "Use a fraction from 0 to 1"),
      ),
    defaultCommissionRate,
  ),
  lead_preferences: z._default(
    z.object({
      services: z.optional(
        z.array(z.enum(serviceChoices)).check(z.maxLength(serviceChoices.length)),
      ),
      service_areas: z.optional(
        z.array(requiredLine("Enter a place", 100)).check(z.maxLength(50, "Enter up to 50 areas")),
      ),
      target_monthly_leads: z.optional(z.nullable(z.int())),
      lead_value_range: z.optional(z.nullable(z.enum(leadValueRanges))),
    }),
    {},
  ),
  notification_settings: z.pipe(
    z._default(z.object({ email: yes, sms: yes }), {}),
    z.transform(({ email = true, sms = true }: { email?: boolean; sms?: boolean }) => ({
      email,
      sms,
    })),
  ),
});

export type NewParticipant = z.output<typeof newParticipantSchema>;
