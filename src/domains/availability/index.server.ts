export {
  type BookingOffer,
  type BusinessSchedule,
  calendarFor,
  readBusinessSchedules,
  readPlan,
} from "./read-calendar.server.ts";
