export {
  type AppointmentLength,
  type BlockedKind,
  type BusinessCalendar,
  blockedKinds,
  type ClosedSpan,
  type Closure,
  daysSearched,
  defaultHours,
  defaultLength,
  findClosedSpans,
  findClosure,
  findNextOpenings,
  findOpenings,
  findTwoOpenings,
  hoursOn,
  isFree,
  maxVisitMinutes,
  minutesOfClock,
  type Opening,
  type WeeklyHours,
} from "./availability.ts";
export { type Holiday, holidayLabels, holidayOn, holidays } from "./holidays.ts";
export { isServed, type TimedType } from "./online-types.ts";
