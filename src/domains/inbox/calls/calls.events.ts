import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A call came in, was taken, or is over. */
export const callChanged = defineEvent(
  "call.changed",
  z.object({ callId: z.uuid(), contractorId: z.uuid() }),
);

/** Nobody took the call of somebody whose number is known. */
export const callMissed = defineEvent(
  "call.missed",
  z.object({ callId: z.uuid(), conversationId: z.uuid(), contractorId: z.uuid() }),
);
