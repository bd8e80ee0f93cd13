import * as z from "zod/mini";
import {
  after,
  asList,
  requiredEmail,
  requiredLine,
  ticked,
} from "~/platform/validation/fields.ts";
import { leadValueRanges, serviceChoices } from "./revenue-share.ts";

/** Areas as typed, split on commas and trimmed (specification §5); programs may send a list. */
const splitAreas = (value: unknown) =>
  typeof value === "string"
    ? value
        .split(",")
        .map((area) => area.trim())
        .filter(Boolean)
    : asList(value);

/** A whole number, as a form or a program sends it. */
const wholeNumber = (least: number, message: string) =>
  z.int(message).check(z.minimum(least, message), z.maximum(1_000_000, message));

const asNumber = (value: unknown) =>
  typeof value === "string" && value.trim() !== "" ? Number(value) : value;

const requiredNumber = (least: number, message: string) =>
  after((value) => (value === "" ? undefined : asNumber(value)), wholeNumber(least, message));

const optionalNumber = (least: number, message: string) =>
  after(
    (value) => (value === "" || value === undefined ? null : asNumber(value)),
    z.nullable(wholeNumber(least, message)),
  );

const serviceNeeded = "Please select at least one service";

/** The revenue-share application (specification §5), with the words of its toasts. */
export const applicationSchema = z.object({
  business_name: requiredLine("Business name is required"),
  contact_name: requiredLine("Contact name is required"),
  email: requiredEmail("Email is required", "Invalid email address"),
  phone: requiredLine("Phone number is required", 40),
  services: after(
    asList,
    z
      .array(z.enum(serviceChoices, "Choose from the list"))
      .check(
        z.minLength(1, serviceNeeded),
        z.maxLength(serviceChoices.length, "Choose from the list"),
      ),
  ),
  service_areas: after(
    splitAreas,
    z
      .array(requiredLine("Service areas are required", 100))
      .check(
        z.minLength(1, "Service areas are required"),
        z.maxLength(50, "Name at most 50 areas"),
      ),
  ),
  years_experience: requiredNumber(1, "Years of experience: enter 1 or more"),
  current_monthly_leads: optionalNumber(0, "Enter 0 or more"),
  target_monthly_leads: optionalNumber(1, "Enter 1 or more"),
  lead_value_range: z.enum(leadValueRanges, "Choose a lead value range"),
  email_notifications: ticked,
  sms_notifications: ticked,
  agreed_to_terms: ticked.check(
    z.refine((agreed) => agreed, "Please agree to the terms and conditions"),
  ),
});

export type Application = z.output<typeof applicationSchema>;

/** Fields that hold a list. */
export const applicationLists = ["services"];

/** What an administrator writes beside a decision. */
export const reviewSchema = z.object({
  decision: z.enum(["approved", "rejected"], "Choose approve or reject"),
  admin_notes: after(
    (value) =>
      typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, 4000) : null,
    z.nullable(z.string()),
  ),
});
