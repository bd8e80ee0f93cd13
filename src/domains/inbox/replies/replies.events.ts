import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/**
 * A person replied to a business on any channel; excludes automatic replies, reactions, and
 * opt-outs.
 */
export const conversationReplied = defineEvent(
  "conversation.replied",
  z.object({
    conversationId: z.uuid(),
    messageId: z.uuid(),
    contractorId: z.uuid(),
    /** Whether they agree, name a time, or request a call (`follow-ups.ready-to-book`). */
    readyToBook: z.boolean(),
    /** Whether they may have requested to stop, so a person decides. */
    mayStop: z.boolean().default(false),
  }),
);
