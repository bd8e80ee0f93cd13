import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** People of a business brought in leads themselves, one or a file of them, or somebody called. */
export const leadsEntered = defineEvent(
  "lead.entered",
  z.object({
    contractorId: z.uuid(),
    count: z.int(),
    /** Of a new lead that was brought in by itself. */
    leadId: z.uuid().nullish(),
  }),
);
