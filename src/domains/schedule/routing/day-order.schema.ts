import * as z from "zod/mini";
import { checkbox, preprocess } from "~/platform/validation/fields.ts";

/** Maximum appointments of a crew in a day that can be ordered: the limit of routing services. */
export const maxOrdered = 60;

const moveSchema = z.tuple([
  z.uuid(),
  /** The appointment's version. */
  z.number().check(z.int(), z.gte(1)),
  z.iso.datetime(),
  /** Minutes of travel, and of the arrival window. */
  z.number().check(z.int(), z.gte(0), z.lte(960)),
  z.number().check(z.int(), z.gte(0), z.lte(720)),
]);

const movesSchema = z
  .array(moveSchema, "Open the day again")
  .check(z.minLength(1, "Open the day again"), z.maxLength(maxOrdered, "Open the day again"));

/** A form's list of moves; null for anything else, which is one error rather than one per part. */
function parseMoves(value: unknown): unknown {
  try {
    const parsed = movesSchema.safeParse(typeof value === "string" ? JSON.parse(value) : value);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A crew's whole day as a form sends it, with each appointment's new time. */
export const dayOrderSchema = z.object({
  moves: preprocess(parseMoves, movesSchema),
  notify: checkbox,
});

export type DayOrderRequest = z.output<typeof dayOrderSchema>;

/** One appointment's time in a form. */
export type TimedVisit = {
  id: string;
  version: number;
  startsAt: Date;
  travelMinutes: number;
  windowMinutes: number;
};

/** The value of the form's field `moves`. */
export const writeMoves = (visits: readonly TimedVisit[]): string =>
  JSON.stringify(
    visits.map(({ id, version, startsAt, travelMinutes, windowMinutes }) => [
      id,
      version,
      startsAt.toISOString(),
      travelMinutes,
      windowMinutes,
    ]),
  );
