import * as z from "zod/mini";
import { maxVisitMinutes } from "~/domains/availability/index.ts";
import { email, phone, workAddress } from "~/domains/leads/index.ts";
import { writtenChannels } from "~/domains/messaging/index.ts";
import {
  maxCount,
  maxInterval,
  repeatDays,
  repeatUnits,
} from "~/domains/schedule/recurrences/recurrences.ts";
import { optionalDollars, readDay, services } from "~/domains/shared/index.ts";
import {
  asList,
  checkbox,
  crossFieldRule,
  optionalLine,
  optionalText,
  phoneExtension,
  preprocess,
  requiredLine,
  requiredText,
  withExtension,
} from "~/platform/validation/fields.ts";
import { parseChecklistTasks } from "./jobs/checklist-text.ts";
import {
  cancelReasons,
  crewColors,
  maxCaption,
  maxChecklistName,
  maxNotes,
  maxSuggestion,
  maxTasks,
  maxTaskText,
  photoKinds,
  repeatChoices,
} from "./schedule.ts";
import { visitOfferText } from "./visit-offers/visit-offers.text.en.ts";

const day = preprocess(
  (value) => readDay(value) ?? "",
  z.string().check(z.minLength(1, "Choose a day")),
);

/** A browser time field's "09:30", in minutes since midnight. */
const clock = z.pipe(
  z.string("Choose a time").check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, "Choose a time")),
  z.transform((text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))),
);

const minutes = (min: number, max: number, message: string) =>
  preprocess(
    (value) => (typeof value === "string" && /^\d{1,4}$/.test(value) ? Number(value) : value),
    z.number(message).check(z.gte(min, message), z.lte(max, message)),
  );

/** Dates outside these years are typos. */
const firstYear = 2020;
const endYear = 2100;
const yearOf = (value: string) => Number(value.slice(0, 4));

/** Crew and times for booking, moving, and offering. */
const visitTimeFields = {
  crew_id: preprocess((value) => value || null, z.nullable(z.uuid("Choose a crew"))),
  date: day.check(
    z.refine((value) => yearOf(value) >= firstYear && yearOf(value) < endYear, "Choose a day"),
  ),
  time: clock,
  duration_minutes: minutes(15, maxVisitMinutes, "Choose a duration"),
  travel_minutes: minutes(0, 240, "Choose travel time"),
  window_minutes: minutes(0, 720, "Choose an arrival window"),
  /** Confirms a time at which the crew doesn't work. */
  book_anyway: z.optional(checkbox),
};

/** A job with its first visit, for a lead or any other customer. */
const newVisitFields = z.object({
  ...visitTimeFields,
  lead_id: preprocess((value) => value || null, z.nullable(z.uuid())),
  /** An existing job's id; "new" creates another one. By default the request's job. */
  work_order_id: preprocess(
    (value) => value || null,
    z.nullable(z.union([z.uuid(), z.literal("new")], "Choose a job")),
  ),
  /** A customer of the business, when there is no lead or job. */
  customer_id: z.optional(preprocess((value) => value || null, z.nullable(z.uuid()))),
  customer_name: requiredLine("Enter the customer’s name", 200),
  phone,
  phone_extension: phoneExtension,
  email,
  what: requiredLine("Enter the job", 200),
  address: workAddress,
  value: optionalDollars,
});

export const newVisitSchema = withExtension(newVisitFields);

/** A job without an appointment. */
const addedJobFields = z.pick(newVisitFields, {
  lead_id: true,
  customer_id: true,
  customer_name: true,
  phone: true,
  phone_extension: true,
  email: true,
  what: true,
  address: true,
  value: true,
});

export const addedJobSchema = withExtension(addedJobFields);

export const moveSchema = z.object({
  ...visitTimeFields,
  version: minutes(1, 9999, "Open the appointment again"),
});

/** A move from a form, which says whether to notify the customer. */
export const notifyingMoveSchema = z.extend(moveSchema, {
  /** Whether the form had the choice; one from an earlier page always notifies. */
  notify_choice: z.optional(checkbox),
  notify: z.optional(checkbox),
  /** Whether it takes back a move that the customer may not have been notified of yet. */
  undo: z.optional(checkbox),
});

/** Why it's canceled, and whether to notify the customer. */
export const cancellationSchema = z.object({
  cancel_reason: z.enum(cancelReasons, "Choose a reason"),
  notify: checkbox,
});

export const visitTimeSchema = z.object(visitTimeFields);

export type VisitTime = z.output<typeof visitTimeSchema>;
export type AddedJob = z.output<typeof addedJobFields>;
export type NewVisit = z.output<typeof newVisitFields> & { notes?: string | null };
export type Cancellation = z.output<typeof cancellationSchema>;
type NotifyingMove = z.output<typeof notifyingMoveSchema>;
export type Move = z.output<typeof moveSchema> &
  Partial<Pick<NotifyingMove, "notify_choice" | "notify" | "undo">>;

/** A customer's signature, typed. */
export const signatureSchema = z.object({ signed_by: optionalLine(120) });

const nullIfBlank = <T extends z.core.$ZodType>(schema: T) =>
  z.optional(preprocess((value) => value || null, z.nullable(schema)));

/** A whole number as typed; text that isn't one stays text, for the schema to reject. */
const wholeNumber = (max: number, message: string) =>
  preprocess(
    (value) => (typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : value),
    z.number(message).check(z.gte(1, message), z.lte(max, message)),
  );

const month = nullIfBlank(wholeNumber(12, "Choose a month"));

/** How a job recurs; by default it doesn't. */
const repeatFields = {
  repeats: nullIfBlank(z.enum(repeatChoices, "Choose how often it repeats")),
  /** With `repeats` "custom": every so many units. */
  repeat_every: nullIfBlank(wholeNumber(maxInterval, `Enter a number from 1 to ${maxInterval}`)),
  repeat_unit: nullIfBlank(z.enum(repeatUnits, "Choose days, weeks, months, or years")),
  repeat_on: nullIfBlank(z.enum(repeatDays, "Choose a day of the month")),
  season_from: month,
  season_to: month,
  repeats_until: nullIfBlank(
    preprocess(
      (value) => readDay(value) ?? "",
      z.string().check(z.minLength(1, "Choose a day, or none")),
    ),
  ),
  repeat_count: nullIfBlank(wholeNumber(maxCount, `Enter a number from 1 to ${maxCount}`)),
};

export const repeatSchema = z.object(repeatFields);
export type TypedRepeat = z.output<typeof repeatSchema>;

/** A job with its first visit, and how it recurs. */
const newJobFields = z.extend(newVisitFields, repeatFields);

export const newJobSchema = withExtension(newJobFields);

/** The booking form's fields, with the team's notes on the appointment. */
export const bookingFormSchema = withExtension(
  z.extend(newJobFields, { notes: optionalText(maxNotes) }),
);

/** A job that is scheduled later, from the same form. */
export const laterJobSchema = withExtension(
  z.extend(addedJobFields, { notes: optionalText(maxNotes) }),
);

export type NewJob = z.output<typeof newJobFields> & { notes?: string | null };

/** Time, rule, and price of an appointment and all that follow it. */
export const recurrenceChangeSchema = z.extend(moveSchema, {
  ...repeatFields,
  /** Missing if it isn't changed here, since the job has line items. */
  value: z.optional(optionalDollars),
});
export type RecurrenceChange = z.output<typeof recurrenceChangeSchema>;

const { date, time, crew_id, duration_minutes, travel_minutes, window_minutes } = visitTimeFields;

/** An optional third time: empty, or a day and a time. */
const further = {
  date: preprocess((value) => value || null, z.nullable(date)),
  time: preprocess((value) => value || null, z.nullable(time)),
};

/** Two or three times to offer to a lead. */
export const offerSchema = z
  .object({
    crew_id,
    duration_minutes,
    travel_minutes,
    window_minutes,
    channel: z.enum(writtenChannels, "Choose text or email"),
    what: requiredLine("Enter the job", 200),
    address: workAddress,
    date_1: date,
    time_1: time,
    date_2: date,
    time_2: time,
    date_3: further.date,
    time_3: further.time,
  })
  .check(
    crossFieldRule(
      ({ date_3, time_3 }) => (date_3 === null) === (time_3 === null),
      "time_3",
      "Choose both a day and a time, or neither",
    ),
  );

export const pickSchema = z.object({
  starts_at: z.iso.datetime(visitOfferText.timeMissing),
  address: workAddress,
});

/** The job's address as entered by the customer. */
export const addressSchema = z.object({ address: workAddress });

/** When a customer could be there instead of the offered times. */
export const suggestionSchema = z.object({
  suggestion: requiredText(visitOfferText.suggestionMissing, maxSuggestion),
});

export type OfferRequest = z.output<typeof offerSchema>;

export const crewSchema = z.object({
  name: requiredLine("Enter a crew name", 60),
  color: z.enum(crewColors, "Choose a color"),
  member_ids: preprocess(asList, z.array(z.uuid("Choose people on your team"))),
});

export const jobNoteSchema = z.object({ note: requiredText("Enter a note", maxNotes) });

export const jobTitleSchema = z.object({
  what: requiredLine("Enter the job", 200),
  /** The title that the form showed. */
  seen: z.optional(z.string()),
});

export const jobPhotoSchema = z.object({
  kind: z.enum(photoKinds, "Choose when it was taken"),
  caption: z.pipe(
    z.optional(z.string()),
    z.transform((text) => text?.trim().slice(0, maxCaption) || null),
  ),
});

const manyTasks = `A checklist can have up to ${maxTasks} tasks`;
const longTask = `A task can have up to ${maxTaskText} characters`;

/** A checklist: one task per line, those that need a photo end in "(photo)". */
export const checklistSchema = z.object({
  name: requiredLine("Enter a name", maxChecklistName),
  service: z.pipe(
    z.optional(z.string()),
    z.transform((key) => (services.some((service) => service.key === key) ? (key ?? null) : null)),
  ),
  tasks: z.pipe(
    z.string("Enter at least one task").check(z.trim(), z.minLength(1, "Enter at least one task")),
    z.pipe(
      z.transform((text: string) => parseChecklistTasks(text)),
      z
        .array(
          z.object({
            text: z.string().check(z.maxLength(maxTaskText, longTask)),
            needsPhoto: z.boolean(),
          }),
        )
        .check(z.minLength(1, "Enter at least one task"), z.maxLength(maxTasks, manyTasks)),
    ),
  ),
});
export type TypedChecklist = z.output<typeof checklistSchema>;
