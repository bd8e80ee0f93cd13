import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A contractor's data was erased at their wish, with the onboardings they began. */
export const submissionDeleted = defineEvent(
  "submission.deleted",
  z.object({ contractorId: z.uuid() }),
);
