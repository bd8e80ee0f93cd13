import type { Urgency } from "~/domains/leads/leads.ts";
import {
  type AppointmentLength,
  type BusinessCalendar,
  daysSearched,
  findOpenings,
  findTwoOpenings,
  type Opening,
  usualHours,
} from "~/domains/schedule/availability.ts";
import { calendarFor, readPlan } from "~/domains/schedule/read-calendar.server.ts";
import { canPlanFor } from "~/domains/schedule/visits/visits.policy.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { boundsOf, dayOf, type LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import { localTime } from "~/domains/shared/time-zones/local-time.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** By the business's clock; `minutes` since midnight. */
type WallTime = { date: LocalDay; minutes: number };

/**
 * Defaults for an offer: the crew that is open first and two of its openings, soonest first if
 * urgent. Null if there is no crew or no opening soon.
 */
export async function suggestTimes(
  platform: Platform,
  actor: Actor,
  { urgency, ...length }: AppointmentLength & { urgency: Urgency },
): Promise<{ crewId: string; times: WallTime[] } | null> {
  authorize(canPlanFor(actor));
  const now = platform.clock.now();
  const calendar = await readProposals(platform, actor.contractorId, now);
  const ofEach = calendar.crews.flatMap((crew) => {
    const starts = findTwoOpenings({ ...calendar, crews: [crew] }, length, { now, urgency });
    return starts ? [starts] : [];
  });
  const [soonest] = ofEach.toSorted(([a], [b]) => a.startsAt.getTime() - b.startsAt.getTime());
  if (!soonest) return null;
  return { crewId: soonest[0].crewId, times: soonest.map((one) => wallTime(one, calendar)) };
}

/** Minimum minutes from now to a proposed appointment. */
const shortestNotice = 60;

/**
 * Defaults for a new appointment (`schedule.book`): the next opening, or the first on a chosen day.
 * Null if there is none, such as on a holiday. A business without a crew gets its first one with
 * the booking, so the crew id is empty.
 */
export async function suggestVisit(
  platform: Platform,
  actor: Actor,
  { day, ...length }: AppointmentLength & { day: LocalDay | null },
): Promise<(WallTime & { crewId: string }) | null> {
  authorize(canPlanFor(actor));
  const now = platform.clock.now();
  const calendar = await readProposals(platform, actor.contractorId, now, day);
  const crews = calendar.crews.length > 0 ? calendar.crews : [{ crewId: "", busy: [] }];
  const search = { ...length, now, notice: shortestNotice, onDay: day };
  for (const opening of findOpenings({ ...calendar, crews }, search)) {
    return { crewId: opening.crewId, ...wallTime(opening, calendar) };
  }
  return null;
}

/** The calendar for proposals that a team member reviews: usual hours if none are set. */
async function readProposals(
  { database, settings }: Platform,
  contractorId: string,
  now: Date,
  day: LocalDay | null = null,
): Promise<BusinessCalendar> {
  const usualZone = settings.timeZone;
  const soon = new Date(now.getTime() + (daysSearched + 7) * 24 * 60 * 60_000);
  const until = day ? new Date(boundsOf(usualZone, day, 2).to) : soon;
  const span = { from: now, until: until > soon ? until : soon, usualZone };
  const calendar = calendarFor(await readPlan(database.query, contractorId, span), null);
  return { ...calendar, hours: calendar.hours ?? usualHours };
}

const wallTime = ({ startsAt }: Opening, { zone }: BusinessCalendar): WallTime => ({
  date: dayOf(startsAt, zone),
  minutes: localTime(startsAt, zone).minutes,
});
