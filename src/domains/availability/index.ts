export {
  type AppointmentLength,
  type BusinessCalendar,
  daysSearched,
  defaultHours,
  defaultLength,
  findOpenings,
  findTwoOpenings,
  isFree,
  maxVisitMinutes,
  type Opening,
} from "./availability.ts";
