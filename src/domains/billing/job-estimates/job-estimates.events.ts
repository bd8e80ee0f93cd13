import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const estimate = z.object({
  estimateId: z.uuid(),
  contractorId: z.uuid(),
  /** Null for a customer who asked on no page of ours. */
  leadId: z.uuid().nullable(),
});

/** A business sent an estimate, or a further version of it. */
export const jobEstimateSent = defineEvent("job-estimate.sent", estimate);

/** A customer accepted one: there is a job now. */
export const jobEstimateAccepted = defineEvent(
  "job-estimate.accepted",
  estimate.extend({ workOrderId: z.uuid() }),
);

/** The business took one back. */
export const jobEstimateWithdrawn = defineEvent("job-estimate.withdrawn", estimate);

/** A customer declined one. */
export const jobEstimateDeclined = defineEvent("job-estimate.declined", estimate);
