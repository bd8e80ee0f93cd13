import type { VisitState } from "~/domains/schedule/visits.ts";
import { visitNoticeText } from "./visit-notices.text.en.ts";

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

const saysFurther: ReadonlySet<VisitNotice> = new Set(["booked", "moved", "canceled"]);
const saysHowToChange: ReadonlySet<VisitNotice> = new Set([
  "booked",
  "moved",
  "restored",
  "reminder",
]);

/** The words of a text about a visit; the business's name comes before them (`sms.first-text`). */
export function textOf({ notice, arrival, phone, link, also }: Told): string {
  const byPhone = phone ? visitNoticeText.changeByPhone(phone) : null;
  const parts = [
    visitNoticeText.texts[notice](arrival),
    saysFurther.has(notice) ? also : null,
    saysHowToChange.has(notice) ? (link ? visitNoticeText.changeByLink(link) : byPhone) : null,
  ];
  return parts.filter(Boolean).join(" ");
}

type Arrival = { startsAt: Date; windowMinutes: number; toldAt: Date | null };

/** Stays the same as long as a customer was told nothing newer: who comes is none of it. */
export const arrivalTold = ({ startsAt, windowMinutes, toldAt }: Arrival): string =>
  [startsAt.toISOString(), windowMinutes, toldAt?.toISOString()].join(" ");

/**
 * Whether a notice is still true of a visit: what was canceled, done, or begun since
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
