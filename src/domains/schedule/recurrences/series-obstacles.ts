import {
  type BusinessCalendar,
  findObstacle,
  hoursOn,
  isWithinHours,
  type Obstacle,
} from "~/domains/availability/index.ts";
import type { VisitTimes } from "~/domains/schedule/schedule.ts";
import { dayOf, type LocalDay } from "~/domains/shared/index.ts";
import { parseRule, weekdayCode } from "./recurrences.ts";

/**
 * Why an appointment of a recurring job isn't booked automatically, or null. A member may choose a
 * first appointment outside the hours: then so are those on its weekday or another that the rule
 * names, and of an early or late one those on other days that are open.
 */
export function findSeriesObstacle(
  calendar: BusinessCalendar,
  crewId: string,
  { rule, first, times }: { rule: string; first: VisitTimes; times: VisitTimes },
): Obstacle | null {
  const obstacle = findObstacle(calendar, crewId, times);
  if (obstacle !== "outside_hours" || isWithinHours(calendar, crewId, first)) return obstacle;
  const { zone, crews, hours } = calendar;
  const [firstDay, day] = [dayOf(first.startsAt, zone), dayOf(times.startsAt, zone)];
  const ownHours = crews.find((crew) => crew.crewId === crewId)?.hours ?? hours;
  const isWorkday = (on: LocalDay) => hoursOn(on, ownHours).length > 0;
  const isNamed =
    weekdayCode(day) === weekdayCode(firstDay) ||
    parseRule(rule)?.weekdays.includes(weekdayCode(day));
  return isNamed || (isWorkday(day) && isWorkday(firstDay)) ? null : obstacle;
}
