import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import { findClosure, isFree } from "~/domains/availability/index.ts";
import { daysOfRepeat, readRepeat } from "~/domains/schedule/recurrences/read-recurrence.server.ts";
import { describeRecurrence } from "~/domains/schedule/recurrences/recurrences.ts";
import { canPlanFor } from "~/domains/schedule/schedule.policy.ts";
import type { TypedRepeat, VisitTime } from "~/domains/schedule/schedule.schema.ts";
import { sentenceFor } from "~/domains/schedule/visits/describe-closure.server.ts";
import { formatClock, timesOf, validateTime } from "~/domains/schedule/visits/visit-clock.ts";
import { type Actor, authorize, type LocalDay, shortDay } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid } from "~/platform/result.ts";

/** A day of a recurring job before it's saved; the problem, if any, as a sentence. */
type PreviewedDay = { day: LocalDay; problem: string | null };

/** How a job would recur, in a sentence, with its next days. */
export type RepeatPreview = { description: string; days: PreviewedDay[] };

const previewed = 5;

/**
 * The next five days of a job as typed in a form, and those of them on which its crew is busy or
 * off. Null if it doesn't repeat.
 */
export async function previewRepeat(
  platform: Platform,
  actor: Actor,
  { repeat: typed, time }: { repeat: TypedRepeat; time: VisitTime },
): Promise<{ ok: true; value: RepeatPreview | null } | Invalid> {
  authorize(canPlanFor(actor));
  const parsed = readRepeat(typed, time.date);
  if (!parsed.ok) return parsed;
  const repeat = parsed.value;
  if (!repeat) return { ok: true, value: null };
  const days = daysOfRepeat(repeat, { limit: previewed });
  const { contractorId } = actor;
  const { database, settings } = platform;
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  const timesFor = (date: LocalDay) => timesOf({ ...time, date }, zone);
  const [first, last] = [days[0] ?? time.date, days.at(-1) ?? time.date];
  const span = { from: timesFor(first).leavesAt, until: timesFor(last).endsAt, defaultZone: zone };
  const calendar = calendarFor(await readPlan(database.query, contractorId, span), null);
  const crewId = time.crew_id ?? calendar.crews[0]?.crewId ?? "";
  const busy =
    calendar.crews.find((crew) => crew.crewId === crewId)?.busy ?? calendar.blocked ?? [];
  const problemOn = (day: LocalDay): string | null => {
    const times = timesFor(day);
    const skipped = validateTime(day, time.time, zone);
    if (skipped) return skipped;
    const closure = findClosure(calendar, crewId, times);
    if (closure) return sentenceFor(closure, shortDay(day));
    return isFree(times, busy)
      ? null
      : `The crew is booked at ${formatClock(times.startsAt, zone)}.`;
  };
  return {
    ok: true,
    value: {
      description: describeRecurrence(repeat),
      days: days.map((day) => ({ day, problem: problemOn(day) })),
    },
  };
}
