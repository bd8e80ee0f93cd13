import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** Someone replied to a business, on any channel; an automatic reply, a reaction, and a stop are none. */
export const conversationReplied = defineEvent(
  "conversation.replied",
  z.object({
    conversationId: z.uuid(),
    messageId: z.uuid(),
    contractorId: z.uuid(),
    /** Whether they agree, name a time or ask for a call (`follow-ups.ready-to-book`). */
    readyToBook: z.boolean(),
    /** Whether they may have requested to stop, so a person decides. */
    mayStop: z.boolean().default(false),
  }),
);
