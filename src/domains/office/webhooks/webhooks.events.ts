import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A webhook was paused because it failed for too long. */
export const webhookPaused = defineEvent(
  "webhook.paused",
  z.object({ endpointId: z.uuid(), contractorId: z.uuid() }),
);
