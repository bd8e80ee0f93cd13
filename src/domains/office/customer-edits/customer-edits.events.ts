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
