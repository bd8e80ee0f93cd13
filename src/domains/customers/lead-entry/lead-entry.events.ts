import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A business added leads: one by hand, an imported file, or a caller. */
export const leadsEntered = defineEvent(
  "lead.entered",
  z.object({
    contractorId: z.uuid(),
    count: z.int(),
    /** Of a lead added individually; missing for a file. */
    leadId: z.uuid().nullish(),
  }),
);
