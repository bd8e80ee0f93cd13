import type { VisitState } from "~/features/schedule/visits.ts";

/** What a customer is told of their visit. */
export type VisitNotice = "booked" | "moved" | "canceled" | "restored" | "reminder" | "on_the_way";

/** The kind of every text about a visit; one of `gatedKinds`. */
export const visitTextKind = "visit-text";

type Told = {
  notice: VisitNotice;
  arrival: string;
  phone: string | null;
  /** Where it is moved or canceled; null where it is too late for that. */
  link: string | null;
  /** Of the other visits of a recurring job. */
  also: string | null;
};

/** The words of a text about a visit; the business's name comes before them (`sms.first-text`). */
export function textOf({ notice, arrival, phone, link, also }: Told): string {
  const byPhone = phone ? ` To change it, call ${phone}.` : "";
  const change = link ? ` To move or cancel it: ${link}` : byPhone;
  const further = also ? ` ${also}` : "";
  const words: Record<VisitNotice, string> = {
    booked: `You are booked: ${arrival}.${further}${change}`,
    moved: `Your visit has a new time: ${arrival}.${further}${change}`,
    canceled: `Your visit is canceled: ${arrival}.${further}`,
    restored: `Your visit is back on: ${arrival}.${change}`,
    reminder: `Reminder: we're coming tomorrow, ${arrival}.${change}`,
    on_the_way: "We are on our way to you.",
  };
  return words[notice];
}

type Arrival = { startsAt: Date; windowMinutes: number; toldAt: Date | null };

/** Stays the same as long as a customer was told nothing newer: who comes is none of it (`schedule.told`). */
export const arrivalTold = ({ startsAt, windowMinutes, toldAt }: Arrival): string =>
  [startsAt.toISOString(), windowMinutes, toldAt?.toISOString()].join(" ");

/** The heading of a mail about a visit. */
export const mailHeadings: Record<Exclude<VisitNotice, "on_the_way">, string> = {
  booked: "You are booked",
  moved: "Your visit has a new time",
  canceled: "Your visit is canceled",
  restored: "Your visit is back on",
  reminder: "See you tomorrow",
};

/**
 * Whether a notice is still true of a visit (`schedule.told`): what was canceled, done, or begun since
 * it was written is not confirmed any more, and what is back on is not called off.
 */
export const stillTrue = (
  notice: VisitNotice,
  { state, startsAt }: { state: VisitState; startsAt: Date },
  now: Date,
): boolean => startsAt > now && state === (notice === "canceled" ? "canceled" : "booked");

/** One notice is written once: each version of a visit, and each time that it's canceled. */
export const noticeCause = (visit: {
  id: string;
  state: VisitState;
  version: number;
  endedAt: Date | null;
}): string =>
  visit.state === "canceled"
    ? `${visit.id}:canceled:${visit.endedAt?.toISOString()}`
    : `${visit.id}:${visit.version}`;
