import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A webhook failed for so long that nothing is sent there any more. */
export const webhookPaused = defineEvent(
  "webhook.paused",
  z.object({ endpointId: z.uuid(), contractorId: z.uuid() }),
);
