import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const ofBusiness = z.object({ conversationId: z.uuid(), contractorId: z.uuid() });

/** Members have something new to read. */
export const conversationUnread = defineEvent("conversation.unread", ofBusiness);

/** A conversation was assigned or unassigned. */
export const conversationAssigned = defineEvent("conversation.assigned", ofBusiness);

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
