import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A member edited a lead's name or contact details. */
export const leadEdited = defineEvent(
  "lead.edited",
  z.object({ leadId: z.uuid(), contractorId: z.uuid() }),
);

/** An appointment's job, place, or customer was changed; its time and crew stay. */
export const visitEdited = defineEvent(
  "visit.edited",
  z.object({
    visitId: z.uuid(),
    contractorId: z.uuid(),
    /** Null for a customer without a lead. */
    leadId: z.uuid().nullable(),
    memberId: z.uuid(),
  }),
);

/** A member handled a reply that was ready to book. */
export const replyFinished = defineEvent(
  "conversation.reply-finished",
  z.object({ conversationId: z.uuid(), contractorId: z.uuid() }),
);

/** A webhook was paused because it failed for too long. */
export const webhookPaused = defineEvent(
  "webhook.paused",
  z.object({ endpointId: z.uuid(), contractorId: z.uuid() }),
);
