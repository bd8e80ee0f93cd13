import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A review request changed state: sent, reminded, opened, or stopped. */
export const reviewChanged = defineEvent(
  "review.changed",
  z.object({ requestId: z.uuid(), contractorId: z.uuid() }),
);
