import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A member handled a reply that was ready to book. */
export const replyFinished = defineEvent(
  "conversation.reply-finished",
  z.object({ conversationId: z.uuid(), contractorId: z.uuid() }),
);
