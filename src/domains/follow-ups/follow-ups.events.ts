import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const ofConversation = z.object({ conversationId: z.uuid(), contractorId: z.uuid() });

/** A scheduled message wasn't sent at its time: a member has to look at it. */
export const scheduledMessageHeld = defineEvent("message.held", ofConversation);

/** A scheduled message was sent. */
export const scheduledMessageSent = defineEvent("message.sent-on-schedule", ofConversation);
