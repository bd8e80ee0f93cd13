import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A request for a review stands otherwise: asked, reminded, opened, not sent. */
export const reviewChanged = defineEvent(
  "review.changed",
  z.object({ requestId: z.uuid(), contractorId: z.uuid() }),
);
