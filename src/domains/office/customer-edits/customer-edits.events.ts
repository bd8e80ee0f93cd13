import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A member changed how the person of a lead is called or reached. */
export const leadEdited = defineEvent(
  "lead.edited",
  z.object({ leadId: z.uuid(), contractorId: z.uuid() }),
);

/** What an appointment is, where, or for whom was changed; its time and crew stay. */
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
