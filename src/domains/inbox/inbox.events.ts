import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const ofBusiness = z.object({ conversationId: z.uuid(), contractorId: z.uuid() });

/** Members have something new to read. */
export const conversationUnread = defineEvent("conversation.unread", ofBusiness);

/** A conversation was assigned or unassigned. */
export const conversationAssigned = defineEvent("conversation.assigned", ofBusiness);
