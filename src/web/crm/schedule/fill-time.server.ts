import { maxVisitMinutes } from "~/domains/availability/index.ts";
import {
  listAppointmentTypes,
  previewRepeat,
  type RepeatPreview,
  type SuggestedVisit,
  suggestVisits,
} from "~/domains/schedule/index.server.ts";
import { repeatSchema, visitTimeSchema } from "~/domains/schedule/index.ts";
import { readDay } from "~/domains/shared/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { type CrmContext, memberContext } from "~/web/crm/frame/guard.server.ts";
import { clockField, defaultDurations } from "./visit-labels.ts";

/**
 * Fills in a chosen opening, or finds the next ones for the chosen type of appointment; keeps what
 * was typed.
 * @param fill "find", or an opening: day, time, and crew
 */
export async function fillTime(
  context: CrmContext,
  body: FormValues,
  fill: string,
): Promise<{ values: FormValues; openings: SuggestedVisit[] }> {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { book_anyway: _, fill: __, ...values } = body;
  const types = await listAppointmentTypes(platform, reader);
  const type = types.find(({ id }) => id === body.appointment_type_id);
  const isSearch = fill === "find";
  if (type && isSearch) {
    values.duration_minutes = String(type.durationMinutes);
    values.travel_minutes = String(type.travelMinutes);
  }
  const openings = await suggestVisits(platform, reader, {
    durationMinutes: minutesIn(values, "duration_minutes", 15, maxVisitMinutes),
    travelMinutes: minutesIn(values, "travel_minutes", 0, 240),
    day: null,
    crewIds: type?.crewIds ?? [],
  });
  const [first] = openings;
  if (isSearch && first) {
    const { date, minutes, crewId } = first;
    const times = { date, time: clockField(minutes), crew_id: crewId };
    return { values: { ...values, ...times }, openings };
  }
  const [date = "", time = "", crewId = ""] = fill.split(" ");
  const isChosen = readDay(date) !== null && /^\d{2}:\d{2}$/.test(time);
  return { values: isChosen ? { ...values, date, time, crew_id: crewId } : values, openings };
}

/** The dates of a form's recurring job, or the errors of its fields; keeps what was typed. */
export async function previewDates(
  context: CrmContext,
  body: FormValues,
): Promise<{ values: FormValues; preview: RepeatPreview | null; errors: FieldErrors }> {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { fill: _, ...values } = body;
  const [time, repeat] = [check(visitTimeSchema, body), check(repeatSchema, body)];
  if (!time.ok || !repeat.ok) {
    const errors = { ...(time.ok ? {} : time.errors), ...(repeat.ok ? {} : repeat.errors) };
    return { values, preview: null, errors };
  }
  const typed = { repeat: repeat.value, time: time.value };
  const preview = await previewRepeat(platform, reader, typed);
  if (!preview.ok) return { values, preview: null, errors: preview.errors };
  return { values, preview: preview.value, errors: {} };
}

/** A length in the form; the default if it isn't one. */
function minutesIn(
  values: FormValues,
  name: "duration_minutes" | "travel_minutes",
  min: number,
  max: number,
): number {
  const typed = values[name];
  const minutes = typeof typed === "string" && /^\d{1,3}$/.test(typed) ? Number(typed) : null;
  const isLength = minutes !== null && minutes >= min && minutes <= max;
  return isLength ? minutes : Number(defaultDurations[name]);
}
