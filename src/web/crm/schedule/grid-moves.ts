import { validateTime } from "~/domains/schedule/index.ts";
import { addDays, type LocalDay } from "~/domains/shared/index.ts";
import { type Draft, type Moved, timesOfDraft } from "./grid-drafts.ts";
import type { ShownVisit } from "./schedule-address.ts";
import { formatTimes } from "./visit-labels.ts";

/** Appointments are moved and lengthened in steps of this many minutes. */
const step = 15;
const dayMinutes = 24 * 60;
/** Longest appointment that the server accepts. */
const maxMinutes = 16 * 60;

export const isSameDraft = (a: Draft, b: Draft): boolean =>
  a.day === b.day && a.minutes === b.minutes && a.duration === b.duration && a.crewId === b.crewId;

const within = (value: number, min: number, limit: number) => Math.min(limit, Math.max(min, value));

/** Rounds to the grid's steps, within the day. */
export const snapToGrid = (minutes: number): number =>
  within(Math.round(minutes / step) * step, 0, dayMinutes - step);

/** A draft that ends at this time of day. */
export const endingAt = (draft: Draft, minutes: number): Draft => ({
  ...draft,
  duration: within(Math.round((minutes - draft.minutes) / step) * step, step, maxMinutes),
});

export type Bounds = {
  firstDay: LocalDay;
  lastDay: LocalDay;
  /** Crews to choose from, in order. */
  crewIds: readonly string[];
};

/**
 * The draft after an arrow key: up and down by a step, left and right by a day, or by a crew where one
 * day is shown. With Shift, up and down change its length, left and right its crew. Null for any other
 * key.
 */
export function nudgeDraft(
  draft: Draft,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { firstDay, lastDay, crewIds }: Bounds,
): Draft | null {
  const direction = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[key];
  if (direction === undefined) return null;
  const isVertical = key === "ArrowUp" || key === "ArrowDown";
  if (isVertical && shiftKey) {
    return endingAt(draft, draft.minutes + draft.duration + direction * step);
  }
  if (isVertical) {
    // From 9:05, the next step is 9:15.
    const near = direction < 0 ? Math.ceil(draft.minutes / step) : Math.floor(draft.minutes / step);
    return { ...draft, minutes: within((near + direction) * step, 0, dayMinutes - step) };
  }
  if (shiftKey || firstDay === lastDay) {
    const index = within(crewIds.indexOf(draft.crewId) + direction, 0, crewIds.length - 1);
    return { ...draft, crewId: crewIds[index] ?? draft.crewId };
  }
  const day = addDays(draft.day, direction);
  return day < firstDay || day > lastDay ? draft : { ...draft, day };
}

type Shown = { visits: readonly ShownVisit[]; zone: string };

/**
 * Why the server would refuse a draft, judged by the shown appointments: the crew is busy, or clocks
 * skip that time. Null if there is no known reason.
 */
export function problemOf(draft: Draft, moved: Moved, { visits, zone }: Shown): string | null {
  const skipped = validateTime(draft.day, draft.minutes, zone);
  if (skipped) return skipped;
  const { leavesAt, endsAt } = timesOfDraft(draft, moved, zone);
  const otherVisit = visits.find(
    (visit) =>
      visit.id !== moved.id &&
      visit.crewId === draft.crewId &&
      visit.state === "booked" &&
      visit.leavesAt < endsAt &&
      leavesAt < visit.endsAt,
  );
  if (!otherVisit) return null;
  return `${otherVisit.crewName} is booked at ${otherVisit.customerName}’s ${formatTimes(otherVisit, zone)}`;
}
