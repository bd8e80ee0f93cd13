import * as z from "zod/mini";
import { frequencies } from "~/features/recurrences/recurrences.ts";
import { readDay } from "~/features/time-zones/read-day.ts";
import { newVisitSchema } from "~/features/visits/visits.schema.ts";
import { after } from "~/platform/validation/fields.ts";

/** A job with its first visit, and how it comes back; nothing chosen is once. */
export const newJobSchema = z.extend(newVisitSchema, {
  repeats: after(
    (value) => value || null,
    z.nullable(z.enum(frequencies, "Choose how often it comes back")),
  ),
  repeats_until: after(
    (value) => (value ? (readDay(value) ?? "") : null),
    z.nullable(z.string().check(z.minLength(1, "Choose a day, or none"))),
  ),
});

export type NewJob = z.output<typeof newJobSchema>;
