// Moves made within the undo period send one notice, with the final time. None is sent if the
// customer already expects that time, or if no member chose to notify them. A later move without a
// notice changes the time in a pending notice but doesn't cancel it.
import type { Move } from "~/domains/schedule/schedule.schema.ts";
import { undoSeconds } from "~/domains/schedule/schedule.ts";

type Arrival = { startsAt: Date; windowMinutes: number };

/** The columns of a visit about the notice of a move. */
type PendingNotice = {
  noticeAt: Date | null;
  knownStartsAt: Date | null;
  knownWindowMinutes: number | null;
};

/** `later` can be undone first. */
export type NoticeChoice = { when: "now" | "later" | "never"; isUndo?: boolean };

export const noPendingNotice: PendingNotice = {
  noticeAt: null,
  knownStartsAt: null,
  knownWindowMinutes: null,
};

/** A form that has no choice notifies right away. */
export const noticeChoice = ({
  notify_choice: hasChoice,
  notify,
  undo = false,
}: Pick<Move, "notify_choice" | "notify" | "undo">): NoticeChoice => ({
  when: hasChoice ? (notify ? "later" : "never") : "now",
  isUndo: undo,
});

export const delayedNoticeTime = (now: Date): Date => new Date(now.getTime() + undoSeconds * 1_000);

/** The notice that is pending once a booked visit's arrival is changed. */
export function noticeAfterMove(
  visit: Arrival & PendingNotice,
  next: Arrival,
  { when, isUndo = false }: NoticeChoice,
  now: Date,
): PendingNotice {
  if (when === "now") return noPendingNotice;
  const known = visit.noticeAt
    ? { knownStartsAt: visit.knownStartsAt, knownWindowMinutes: visit.knownWindowMinutes }
    : { knownStartsAt: visit.startsAt, knownWindowMinutes: visit.windowMinutes };
  if (isUndo && visit.noticeAt && isKnown({ ...known, ...next })) return noPendingNotice;
  if (when === "later") return { noticeAt: delayedNoticeTime(now), ...known };
  return visit.noticeAt ? { noticeAt: visit.noticeAt, ...known } : noPendingNotice;
}

/** Whether a pending notice of a move will be sent: the arrival isn't the one that they know. */
export const willNotify = (visit: Arrival & PendingNotice): boolean =>
  visit.noticeAt !== null && !isKnown(visit);

const isKnown = (visit: Arrival & Omit<PendingNotice, "noticeAt">): boolean =>
  visit.startsAt.getTime() === visit.knownStartsAt?.getTime() &&
  visit.windowMinutes === visit.knownWindowMinutes;
