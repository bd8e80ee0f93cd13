import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import {
  type AppointmentLength,
  type BusinessCalendar,
  daysSearched,
  defaultHours,
  findNextOpenings,
  findTwoOpenings,
  type Opening,
} from "~/domains/availability/index.ts";
import { type ManualMessageResult, queueManualMessage } from "~/domains/follow-ups/index.server.ts";
import type { Urgency } from "~/domains/leads/index.ts";
import { canPlanFor, canPlanVisits } from "~/domains/schedule/schedule.policy.ts";
import type { OfferRequest } from "~/domains/schedule/schedule.schema.ts";
import { visitOffers } from "~/domains/schedule/schedule.tables.server.ts";
import {
  addFirstCrew,
  describeCrewConflict,
  findCrew,
} from "~/domains/schedule/visits/book-visit-in-transaction.server.ts";
import { describeClosure } from "~/domains/schedule/visits/describe-closure.server.ts";
import { formatArrival, validateTime } from "~/domains/schedule/visits/visit-clock.ts";
import {
  type Actor,
  authorize,
  boundsOf,
  dayOf,
  type LocalDay,
  localTime,
  momentOn,
} from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid } from "~/platform/result.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { visitOfferText } from "./visit-offers.text.en.ts";
import { offerDays, timesFromStart } from "./visit-offers.ts";

type OfferInput = { leadId: string; request: OfferRequest; requestKey: string };

/**
 * Offers times to the person behind a lead: a message through the gate, with a secret link to pick
 * one. Message and offer are saved atomically; submitting twice sends once.
 */
export async function offerTimes(
  platform: Platform,
  actor: Actor,
  { leadId, request, requestKey }: OfferInput,
): Promise<ManualMessageResult> {
  authorize(canPlanVisits(actor));
  const { contractorId, businessName } = actor;
  const { settings, database, clock } = platform;
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  const skipped = skippedTimes(request, zone);
  if (Object.keys(skipped).length > 0) return invalid(skipped);
  const options = startsOf(request, zone);
  const starts = options.map(({ startsAt }) => startsAt);
  if (starts.some((start) => start <= clock.now())) {
    return invalid({ date_1: "Offer times in the future" });
  }
  const duplicate = options.find(
    ({ startsAt }, index) => (options[index - 1]?.startsAt ?? 0) >= startsAt,
  );
  if (duplicate) return invalid({ [duplicate.field]: "You already offer this time" });
  const crew = await findCrew(database.query, contractorId, request.crew_id);
  if (!crew) return invalid({ crew_id: "Choose a crew" });
  const target = { contractorId, crewId: crew.id, zone };
  const conflicts = await findConflicts(platform, target, options, request);
  if (Object.keys(conflicts).length > 0) return invalid(conflicts);
  // The same token for a repeated submit, and not guessable: keyed with the installation's secret.
  const token = platform.fingerprint("visit-offer", `${contractorId} ${leadId} ${requestKey}`);
  const windowMinutes = request.window_minutes;
  const listed = starts.map((startsAt) => formatArrival({ startsAt, windowMinutes }, zone));
  const link = new URL(`/b/${token}`, settings.siteUrl).href;
  const text = visitOfferText.message(listed, link);
  const subject = request.channel === "email" ? visitOfferText.subject(businessName) : null;
  return queueManualMessage(platform, actor, {
    leadId,
    request: { channel: request.channel, subject, words: text },
    requestKey,
    alongside: async ({ tx, now }) => {
      // A refused offer doesn't create the first crew.
      const added = crew.id ?? (await addFirstCrew({ tx, now }, contractorId));
      const crewId = added ?? (await findCrew(tx, contractorId, null))?.id;
      if (!crewId) throw new Error("The crews changed while the offer was sent");
      await tx.insert(visitOffers).values({
        contractorId,
        leadId,
        crewId,
        tokenHash: hashToken(token),
        what: request.what,
        address: request.address,
        starts,
        durationMinutes: request.duration_minutes,
        travelMinutes: request.travel_minutes,
        windowMinutes,
        expiresAt: new Date(now.getTime() + offerDays * 24 * 60 * 60_000),
        createdAt: now,
      });
    },
  });
}

type OfferedTime = { field: `date_${1 | 2 | 3}`; startsAt: Date };

/** Earliest first. */
function startsOf(request: OfferRequest, zone: string): OfferedTime[] {
  const { date_3, time_3 } = request;
  const options: OfferedTime[] = [
    { field: "date_1", startsAt: momentOn(zone, request.date_1, request.time_1) },
    { field: "date_2", startsAt: momentOn(zone, request.date_2, request.time_2) },
  ];
  if (date_3 !== null && time_3 !== null) {
    options.push({ field: "date_3", startsAt: momentOn(zone, date_3, time_3) });
  }
  return options.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Errors for times skipped by a clock change. */
function skippedTimes(request: OfferRequest, zone: string): FieldErrors {
  const { date_1, time_1, date_2, time_2, date_3, time_3 } = request;
  const problems: [string, string | null][] = [
    ["date_1", validateTime(date_1, time_1, zone)],
    ["date_2", validateTime(date_2, time_2, zone)],
    ["date_3", date_3 && time_3 !== null ? validateTime(date_3, time_3, zone) : null],
  ];
  return Object.fromEntries(problems.flatMap(([field, text]) => (text ? [[field, text]] : [])));
}

/** Errors for times at which the crew is busy, saying where it is, or off. */
async function findConflicts(
  platform: Platform,
  target: { contractorId: string; crewId: string | null; zone: string },
  options: readonly OfferedTime[],
  { duration_minutes: durationMinutes, travel_minutes: travelMinutes }: OfferRequest,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const { field, startsAt } of options) {
    const times = timesFromStart(startsAt, { durationMinutes, travelMinutes });
    const conflict =
      (await describeCrewConflict(platform, { ...target, times })) ??
      (await describeClosure(platform.database.query, { ...target, times }, platform.clock.now()));
    if (conflict) errors[field] = conflict;
  }
  return errors;
}

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
  const crewTimes = calendar.crews.flatMap((crew) => {
    const starts = findTwoOpenings({ ...calendar, crews: [crew] }, length, { now, urgency });
    return starts ? [starts] : [];
  });
  const [soonest] = crewTimes.toSorted(([a], [b]) => a.startsAt.getTime() - b.startsAt.getTime());
  if (!soonest) return null;
  return {
    crewId: soonest[0].crewId,
    times: soonest.map((opening) => wallTime(opening, calendar)),
  };
}

/** Minimum minutes from now to a proposed appointment. */
const minNotice = 60;

/** A proposed time by the business's clock, and the crew that is open then. */
export type SuggestedVisit = WallTime & { crewId: string };

type WantedVisit = AppointmentLength & {
  /** Searches only this day. */
  day: LocalDay | null;
  /** The crews that may do it; empty for all. */
  crewIds?: readonly string[];
};

/**
 * Proposals for a new appointment (`schedule.book`): the next three openings, or the first on a
 * chosen day. Empty if there are none, such as on a holiday. A business without a crew gets its
 * first one with the booking, so the crew id is empty.
 */
export async function suggestVisits(
  platform: Platform,
  actor: Actor,
  { day, crewIds = [], ...length }: WantedVisit,
): Promise<SuggestedVisit[]> {
  authorize(canPlanFor(actor));
  const now = platform.clock.now();
  const calendar = await readProposals(platform, actor.contractorId, now, day);
  const all =
    calendar.crews.length > 0 ? calendar.crews : [{ crewId: "", busy: calendar.blocked ?? [] }];
  const allowed = all.filter(({ crewId }) => crewIds.length === 0 || crewIds.includes(crewId));
  const search = { ...length, now, notice: minNotice, onDay: day };
  return findNextOpenings({ ...calendar, crews: allowed }, search, 3).map((opening) => ({
    crewId: opening.crewId,
    ...wallTime(opening, calendar),
  }));
}

/** The first of `suggestVisits`; null if there is none. */
export async function suggestVisit(
  platform: Platform,
  actor: Actor,
  wanted: WantedVisit,
): Promise<SuggestedVisit | null> {
  authorize(canPlanFor(actor));
  const [first = null] = await suggestVisits(platform, actor, wanted);
  return first;
}

/** The calendar for proposals that a team member reviews: usual hours if none are set. */
async function readProposals(
  { database, settings }: Platform,
  contractorId: string,
  now: Date,
  day: LocalDay | null = null,
): Promise<BusinessCalendar> {
  const defaultZone = settings.timeZone;
  const soon = new Date(now.getTime() + (daysSearched + 7) * 24 * 60 * 60_000);
  const until = day ? new Date(boundsOf(defaultZone, day, 2).to) : soon;
  const span = { from: now, until: until > soon ? until : soon, defaultZone };
  const calendar = calendarFor(await readPlan(database.query, contractorId, span), null);
  return { ...calendar, hours: calendar.hours ?? defaultHours };
}

const wallTime = ({ startsAt }: Opening, { zone }: BusinessCalendar): WallTime => ({
  date: dayOf(startsAt, zone),
  minutes: localTime(startsAt, zone).minutes,
});
