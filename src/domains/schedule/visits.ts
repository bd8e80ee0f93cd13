/** What became of an appointment. One that was moved is booked, and says when it was moved. */
export const visitStates = ["booked", "done", "canceled"] as const;
export type VisitState = (typeof visitStates)[number];

/** Who called an appointment off. */
export const cancelers = ["business", "customer"] as const;
export type Canceler = (typeof cancelers)[number];

/** Why a business called an appointment off; its customer isn't told. */
export const cancelReasons = [
  "customer_asked",
  "no_response",
  "crew_unavailable",
  "weather",
  "by_mistake",
  "other",
] as const;
export type CancelReason = (typeof cancelReasons)[number];

export const cancelReasonLabels: Record<CancelReason, string> = {
  customer_asked: "Customer asked to cancel",
  no_response: "Can’t reach the customer",
  crew_unavailable: "Crew not available",
  weather: "Weather",
  by_mistake: "Booked by mistake",
  other: "Other",
};

/** Seconds in which a business can undo a cancellation before its customer is notified. */
export const undoSeconds = 60;

/** When a crew is away for a visit: it leaves, the visit starts, it is free again. */
export type VisitTimes = { leavesAt: Date; startsAt: Date; endsAt: Date };

/** As long as a visit takes at most: a day's work. More days are more visits. */
export const maxVisitMinutes = 16 * 60;

export const durations = [30, 45, 60, 90, 120, 180, 240, 300, 360, 480, 600] as const;
/** How many minutes after its start a crew may arrive; 0 is "at that time". */
export const arrivalWindows = [0, 30, 60, 120, 180, 240] as const;
export const travelTimes = [0, 10, 15, 20, 30, 45, 60, 90, 120] as const;

/** Of what a team writes down about an appointment, in characters. */
export const maxNotes = 2_000;

/** As many visits as one screen holds; it says so where there are more. */
export const maxListed = 500;
