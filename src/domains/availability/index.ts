export {
  type AppointmentLength,
  type BusinessCalendar,
  daysSearched,
  findOpenings,
  findTwoOpenings,
  isFree,
  maxVisitMinutes,
  type Opening,
  usualHours,
  usualLength,
} from "./availability.ts";
