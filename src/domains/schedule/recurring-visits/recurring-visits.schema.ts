import * as z from "zod/mini";
import { frequencies } from "~/domains/schedule/recurrences/recurrences.ts";
import { newVisitFields } from "~/domains/schedule/visits/visits.schema.ts";
import { readDay } from "~/domains/shared/time-zones/read-day.ts";
import { after } from "~/platform/validation/fields.ts";
import { withExtension } from "~/platform/validation/phone-fields.ts";

/** A job with its first visit, and how it recurs; by default it doesn't. */
const newJobFields = z.extend(newVisitFields, {
  repeats: after(
    (value) => value || null,
    z.nullable(z.enum(frequencies, "Choose how often it repeats")),
  ),
  repeats_until: after(
    (value) => (value ? (readDay(value) ?? "") : null),
    z.nullable(z.string().check(z.minLength(1, "Choose a day, or none"))),
  ),
});

export const newJobSchema = withExtension(newJobFields);

export type NewJob = z.output<typeof newJobFields>;
