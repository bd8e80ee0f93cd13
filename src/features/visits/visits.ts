/** What became of an appointment. One that was moved is booked, and says when it was moved. */
export const visitStates = ["booked", "done", "canceled"] as const;

/** Who called an appointment off. */
export const cancelers = ["business", "customer"] as const;
export type Canceler = (typeof cancelers)[number];

/** When a crew is away for a visit: it leaves, the visit starts, it is free again. */
export type VisitTimes = { leavesAt: Date; startsAt: Date; endsAt: Date };

/** As long as a visit takes at most: a day's work. More days are more visits. */
export const maxVisitMinutes = 16 * 60;
