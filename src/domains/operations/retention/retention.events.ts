import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** An onboarding that nobody went on with was deleted. */
export const submissionExpired = defineEvent(
  "submission.expired",
  z.object({ contractorId: z.uuid() }),
);
