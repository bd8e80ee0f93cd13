import type { VisitState } from "~/domains/schedule/schedule.ts";
import { visitNoticeText } from "./visit-notices.text.en.ts";

/** Kinds of visit notices to customers. */
export type VisitNotice = "booked" | "moved" | "canceled" | "restored" | "reminder" | "on_the_way";

/** The kind of every visit text; one of `gatedKinds`. */
export const visitTextKind = "visit-text";

type NoticeContent = {
  notice: VisitNotice;
  arrival: string;
  phone: string | null;
  /** Link to reschedule or cancel; null once it's too late. */
  link: string | null;
  /** About the other visits of a recurring job. */
  also: string | null;
  /** Who is coming, and the page that shows when. */
  coming?: { by: string; minutes: number | null; link: string } | undefined;
};

const mentionsOtherVisits: ReadonlySet<VisitNotice> = new Set(["booked", "moved", "canceled"]);
const mentionsHowToChange: ReadonlySet<VisitNotice> = new Set([
  "booked",
  "moved",
  "restored",
  "reminder",
]);

/** The body of a visit text; the business's name is prepended (`sms.first-text`). */
export function textOf({ notice, arrival, phone, link, also, coming }: NoticeContent): string {
  if (notice === "on_the_way" && coming) return visitNoticeText.onTheWay({ arrival, ...coming });
  const byPhone = phone ? visitNoticeText.changeByPhone(phone) : null;
  const parts = [
    visitNoticeText.texts[notice](arrival),
    mentionsOtherVisits.has(notice) ? also : null,
    mentionsHowToChange.has(notice) ? (link ? visitNoticeText.changeByLink(link) : byPhone) : null,
  ];
  return parts.filter(Boolean).join(" ");
}

type Arrival = { startsAt: Date; windowMinutes: number; notifiedAt: Date | null };

/**
 * Identifies what the customer was last notified of; changes with newer notices, but not with the
 * crew.
 */
export const notifiedArrivalKey = ({ startsAt, windowMinutes, notifiedAt }: Arrival): string =>
  [startsAt.toISOString(), windowMinutes, notifiedAt?.toISOString()].join(" ");

/**
 * Whether a notice still applies: visits canceled, done, or started since aren't confirmed, and
 * restored ones aren't reported as canceled.
 */
export const isNoticeCurrent = (
  notice: VisitNotice,
  { state, startsAt }: { state: VisitState; startsAt: Date },
  now: Date,
): boolean => startsAt > now && state === (notice === "canceled" ? "canceled" : "booked");

/** Deduplicates notices: one per visit version, and one per cancellation. */
export const noticeCause = (visit: {
  id: string;
  state: VisitState;
  version: number;
  endedAt: Date | null;
}): string =>
  visit.state === "canceled"
    ? `${visit.id}:canceled:${visit.endedAt?.toISOString()}`
    : `${visit.id}:${visit.version}`;
