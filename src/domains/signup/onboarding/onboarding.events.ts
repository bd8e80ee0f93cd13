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
