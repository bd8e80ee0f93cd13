import * as z from "zod/mini";
import { email, phone, workAddress } from "~/domains/leads/leads.schema.ts";
import { cancelReasons, maxVisitMinutes } from "~/domains/schedule/visits.ts";
import { optionalDollars } from "~/domains/shared/money/money.schema.ts";
import { readDay } from "~/domains/shared/time-zones/read-day.ts";
import { after, requiredLine, ticked } from "~/platform/validation/fields.ts";
import { phoneExtension, withExtension } from "~/platform/validation/phone-fields.ts";

const day = after(
  (value) => readDay(value) ?? "",
  z.string().check(z.minLength(1, "Choose a day")),
);

/** A browser time field's "09:30", in minutes since midnight. */
const clock = z.pipe(
  z.string("Choose a time").check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, "Choose a time")),
  z.transform((text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))),
);

const minutes = (min: number, max: number, message: string) =>
  after(
    (value) => (typeof value === "string" && /^\d{1,4}$/.test(value) ? Number(value) : value),
    z.number(message).check(z.gte(min, message), z.lte(max, message)),
  );

/** Dates outside these years are typos. */
const firstYear = 2020;
const endYear = 2100;
const yearOf = (value: string) => Number(value.slice(0, 4));

/** Crew and times for booking, moving, and offering. */
export const visitTimeFields = {
  crew_id: after((value) => value || null, z.nullable(z.uuid("Choose a crew"))),
  date: day.check(
    z.refine((value) => yearOf(value) >= firstYear && yearOf(value) < endYear, "Choose a day"),
  ),
  time: clock,
  duration_minutes: minutes(15, maxVisitMinutes, "Choose a duration"),
  travel_minutes: minutes(0, 240, "Choose travel time"),
  window_minutes: minutes(0, 720, "Choose an arrival window"),
};

/** A job with its first visit, for a lead or any other customer. */
export const newVisitFields = z.object({
  ...visitTimeFields,
  lead_id: after((value) => value || null, z.nullable(z.uuid())),
  /** An existing job's id; "new" creates another one. By default the request's job. */
  work_order_id: after(
    (value) => value || null,
    z.nullable(z.union([z.uuid(), z.literal("new")], "Choose a job")),
  ),
  customer_name: requiredLine("Enter the customer’s name", 200),
  phone,
  phone_extension: phoneExtension,
  email,
  what: requiredLine("Enter the job", 200),
  address: workAddress,
  value: optionalDollars,
});

export const newVisitSchema = withExtension(newVisitFields);

export const moveSchema = z.object({
  ...visitTimeFields,
  version: minutes(1, 9999, "Open the appointment again"),
});

/** Why it's canceled, and whether to notify the customer. */
export const cancellationSchema = z.object({
  cancel_reason: z.enum(cancelReasons, "Choose a reason"),
  notify: ticked,
});

export const visitTimeSchema = z.object(visitTimeFields);

export type VisitTime = z.output<typeof visitTimeSchema>;
export type NewVisit = z.output<typeof newVisitFields>;
export type Cancellation = z.output<typeof cancellationSchema>;
export type Move = z.output<typeof moveSchema>;
