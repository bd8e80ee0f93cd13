import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A business added leads: one by hand, an imported file, or a caller. */
export const leadsEntered = defineEvent(
  "lead.entered",
  z.object({
    contractorId: z.uuid(),
    count: z.int(),
    /** The lead, if it was added individually; missing for a file. */
    leadId: z.uuid().nullish(),
  }),
);

/** A connected source delivered a lead: same alerts as for a request on the page, which it isn't counted as. */
export const leadDelivered = defineEvent(
  "lead.delivered",
  z.object({
    leadId: z.uuid(),
    enquiryIds: z.array(z.uuid()),
    pageId: z.uuid(),
    contractorId: z.uuid(),
    askedAt: z.iso.datetime(),
    isFirst: z.boolean(),
  }),
);

const merged = z.object({ leadId: z.uuid(), mergedInto: z.uuid(), contractorId: z.uuid() });

/** A member merged two leads of the same person. */
export const leadMerged = defineEvent("lead.merged", merged);

export const leadUnmerged = defineEvent("lead.unmerged", merged);
