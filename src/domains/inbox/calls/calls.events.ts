import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A call came in, was answered, or ended. */
export const callChanged = defineEvent(
  "call.changed",
  z.object({ callId: z.uuid(), contractorId: z.uuid() }),
);

/** A call from a known number was missed. */
export const callMissed = defineEvent(
  "call.missed",
  z.object({ callId: z.uuid(), conversationId: z.uuid(), contractorId: z.uuid() }),
);
