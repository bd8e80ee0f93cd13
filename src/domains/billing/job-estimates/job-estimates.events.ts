import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const estimate = z.object({
  estimateId: z.uuid(),
  contractorId: z.uuid(),
  /** Null for a customer who isn't a lead. */
  leadId: z.uuid().nullable(),
});

/** A business sent an estimate, or another version of it. */
export const jobEstimateSent = defineEvent("job-estimate.sent", estimate);

/** A customer accepted an estimate, which created or updated its job. */
export const jobEstimateAccepted = defineEvent(
  "job-estimate.accepted",
  estimate.extend({ workOrderId: z.uuid() }),
);

/** The business voided an estimate. */
export const jobEstimateWithdrawn = defineEvent("job-estimate.withdrawn", estimate);

/** A customer declined an estimate. */
export const jobEstimateDeclined = defineEvent("job-estimate.declined", estimate);
