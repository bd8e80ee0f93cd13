import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import { isWithinHours } from "~/domains/availability/index.ts";
import { daysOfRepeat, readRepeat } from "~/domains/schedule/recurrences/read-recurrence.server.ts";
import { describeRecurrence } from "~/domains/schedule/recurrences/recurrences.ts";
import { findSeriesObstacle } from "~/domains/schedule/recurrences/series-obstacles.ts";
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
export type RepeatPreview = {
  description: string;
  days: PreviewedDay[];
  /** Whether some of these days are booked outside the hours, as the first one is. */
  isOutsideHours: boolean;
};

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
  const firstTimes = timesFor(first);
  const problemOn = (day: LocalDay): string | null => {
    const times = timesFor(day);
    const skipped = validateTime(day, time.time, zone);
    if (skipped) return skipped;
    const obstacle = findSeriesObstacle(calendar, crewId, {
      rule: repeat.rule,
      first: firstTimes,
      times,
    });
    if (obstacle === null) return null;
    if (obstacle === "booked") return `The crew is booked at ${formatClock(times.startsAt, zone)}.`;
    return sentenceFor(obstacle, shortDay(day));
  };
  const shown = days.map((day) => ({ day, problem: problemOn(day) }));
  const isOutsideHours = shown.some(
    ({ day, problem }) => !problem && !isWithinHours(calendar, crewId, timesFor(day)),
  );
  const description = describeRecurrence(repeat);
  return { ok: true, value: { description, days: shown, isOutsideHours } };
}
