import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A step of an onboarding was saved. */
export const submissionSaved = defineEvent(
  "submission.saved",
  z.object({
    submissionId: z.uuid(),
    contractorId: z.uuid(),
    isCompleted: z.boolean(),
  }),
);

/** An abandoned sign-up was deleted. */
export const submissionExpired = defineEvent(
  "submission.expired",
  z.object({ contractorId: z.uuid() }),
);

/** Someone requested an estimate of their market. */
export const estimateSaved = defineEvent("estimate.saved", z.object({ leadResultId: z.uuid() }));
