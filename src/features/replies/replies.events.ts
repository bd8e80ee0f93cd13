import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** Somebody answered a business, on whichever channel; a machine's answer and a stop are none. */
export const conversationReplied = defineEvent(
  "conversation.replied",
  z.object({
    conversationId: z.uuid(),
    messageId: z.uuid(),
    contractorId: z.uuid(),
    /** Whether they agree, name a time or ask for a call (`follow-ups.ready-to-book`). */
    readyToBook: z.boolean(),
  }),
);
