import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A contractor's data was erased at their request, with the sign-ups they started. */
export const submissionDeleted = defineEvent(
  "submission.deleted",
  z.object({ contractorId: z.uuid() }),
);
