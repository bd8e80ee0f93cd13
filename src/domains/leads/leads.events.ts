import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const delivered = z.object({
  leadId: z.uuid(),
  enquiryIds: z.array(z.uuid()),
  pageId: z.uuid(),
  contractorId: z.uuid().nullable(),
  /** When the lead was created by the homeowner's first request. */
  askedAt: z.iso.datetime(),
  /** Whether this is the lead's first delivered request. */
  isFirst: z.boolean(),
  /** Whether the homeowner booked a time with it. */
  isBooked: z.boolean().optional(),
});

/** A homeowner's request was delivered to a business. */
export const leadCaptured = defineEvent("lead.captured", delivered);

/** Staff released requests from quarantine, so the business receives them now. */
export const leadReleased = defineEvent("lead.released", delivered);

/** A lead's status changed. */
export const leadStatusChanged = defineEvent(
  "lead.status-changed",
  z.object({
    leadId: z.uuid(),
    // Missing in events from before members could move leads.
    contractorId: z.uuid().nullish(),
    /** What caused the change; missing if a person made it. */
    cause: z.enum(["message", "appointment", "work", "payment"]).nullish(),
  }),
);

/** A member added a note to a lead. */
export const leadNoted = defineEvent(
  "lead.noted",
  z.object({ leadId: z.uuid(), contractorId: z.uuid() }),
);

/** A request that looks like spam is waiting for review. */
export const leadQuarantined = defineEvent(
  "lead.quarantined",
  z.object({ leadId: z.uuid(), enquiryId: z.uuid() }),
);

const reference = z.object({ taskId: z.uuid(), contractorId: z.uuid() });

/** A member has a task about a lead. */
export const taskAdded = defineEvent("task.added", reference);

/** A task was marked done or reopened. */
export const taskFinished = defineEvent("task.finished", reference);
