import { holidayLabels } from "~/domains/availability/index.ts";
import type { ClosedTime } from "~/domains/schedule/index.server.ts";
import { formatMinutes } from "~/domains/schedule/index.ts";
import { type Hours, placePart } from "./grid-layout.ts";

const closedLabels = {
  ...holidayLabels,
  time_off: "Time off",
  blocked: "Blocked",
  closed: "Closed",
};

/** A closed time with its reason as text; outside the hours it says little, so phones leave it out. */
export const shownClosed = ({ reason, ...span }: ClosedTime) => ({
  ...span,
  label: closedLabels[reason],
  isOutsideHours: reason === "closed",
  isForAll: reason in holidayLabels,
});

export type ShownClosed = ReturnType<typeof shownClosed>;

type ClosedProps = { closed: ShownClosed; hours: Hours; crewName: string | undefined };

/** A time in which no one works: hatched in the grid, a line in the list. */
export function Closed({ closed, hours, crewName }: ClosedProps) {
  const { start, end, label, isOutsideHours, isForAll, column } = closed;
  const place = placePart(closed, hours);
  const isAllDay = start === 0 && end === 24 * 60;
  const times = isAllDay
    ? "all day"
    : `${formatMinutes(start)} to ${formatMinutes(end % (24 * 60))}`;
  const inList = isOutsideHours || (isForAll && column > 0) ? "grid-only" : "";
  return (
    <p className={`schedule-closed text-sm text-muted ${inList} ${place ?? "list-only"}`}>
      {crewName ? <span className="list-only">{crewName}: </span> : null}
      <span className={isOutsideHours ? "list-only" : ""}>{label}</span>
      <span className="list-only">, {times}</span>
    </p>
  );
}
