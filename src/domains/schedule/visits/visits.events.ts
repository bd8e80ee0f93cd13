import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const visit = z.object({
  visitId: z.uuid(),
  contractorId: z.uuid(),
  /** Null for a customer who asked on no page of ours. */
  leadId: z.uuid().nullable(),
  /** The member who did it; none for the customer. */
  memberId: z.uuid().nullish(),
});

/** Somebody has an appointment. */
export const visitBooked = defineEvent("visit.booked", visit);

/** An appointment has another time or another crew. */
export const visitMoved = defineEvent(
  "visit.moved",
  visit.extend({
    /** Whether the customer has to be at home at another time. */
    arrivalChanged: z.boolean().optional(),
  }),
);

/** An appointment was called off, by the business or by the customer. */
export const visitCanceled = defineEvent(
  "visit.canceled",
  visit.extend({
    /** When the customer is notified; null if they aren't. Without it, right away. */
    noticeAt: z.iso.datetime().nullish(),
  }),
);

/** A business took back that it called an appointment off. */
export const visitRestored = defineEvent(
  "visit.restored",
  visit.extend({
    /** Whether the customer had been told that it's canceled. */
    wasTold: z.boolean(),
  }),
);

/** The crew was there and did what was to do. */
export const visitDone = defineEvent("visit.done", visit);

/** What was said to be done is not: the visit is to come, or still going on. */
export const visitReopened = defineEvent("visit.reopened", visit);
