import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** An abandoned sign-up was deleted. */
export const submissionExpired = defineEvent(
  "submission.expired",
  z.object({ contractorId: z.uuid() }),
);
