import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const merged = z.object({ leadId: z.uuid(), mergedInto: z.uuid(), contractorId: z.uuid() });

/** A member merged two leads of the same person. */
export const leadMerged = defineEvent("lead.merged", merged);

export const leadUnmerged = defineEvent("lead.unmerged", merged);
