import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const visit = z.object({
  visitId: z.uuid(),
  contractorId: z.uuid(),
  /** Null for a customer who never submitted a request. */
  leadId: z.uuid().nullable(),
  /** The member who did it; none for the customer. */
  memberId: z.uuid().nullish(),
});

export const visitBooked = defineEvent("visit.booked", visit);

/** An appointment was moved to another time or crew. */
export const visitMoved = defineEvent(
  "visit.moved",
  visit.extend({
    /** Whether to notify the customer: their arrival time changed, and the member didn't opt out. */
    arrivalChanged: z.boolean().optional(),
    /** Whether only its recurring job changed: it moved along with an earlier one, or not at all. */
    isFollowing: z.boolean().optional(),
    /** When to notify the customer; right away by default. */
    noticeAt: z.iso.datetime().optional(),
  }),
);

/** An appointment was canceled, by the business or by the customer. */
export const visitCanceled = defineEvent(
  "visit.canceled",
  visit.extend({
    /** When to notify the customer; null for never. Missing means right away. */
    noticeAt: z.iso.datetime().nullish(),
  }),
);

/** A business undid its cancellation of an appointment. */
export const visitRestored = defineEvent(
  "visit.restored",
  visit.extend({
    /** Whether the customer had been notified of the cancellation. */
    wasTold: z.boolean(),
  }),
);

/** The crew finished the appointment. */
export const visitDone = defineEvent("visit.done", visit);

/** A done appointment was reopened: it's upcoming or still in progress. */
export const visitReopened = defineEvent("visit.reopened", visit);

/** A picture was added to or deleted from a lead. */
export const leadPicturesChanged = defineEvent(
  "lead.pictures-changed",
  z.object({ leadId: z.uuid(), contractorId: z.uuid().nullable() }),
);

/** A job's notes, photos, checklist, line items, or state changed, other than by an appointment. */
export const jobChanged = defineEvent(
  "job.changed",
  z.object({ workOrderId: z.uuid(), contractorId: z.uuid() }),
);
