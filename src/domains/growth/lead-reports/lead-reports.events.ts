import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const named = z.object({ leadId: z.uuid(), contractorId: z.uuid() });

/** A business says that a lead is worth nothing. */
export const leadReported = defineEvent("lead.reported", named);

/** Staff agreed. */
export const leadReportAccepted = defineEvent("lead.report-accepted", named);

/** Staff did not. */
export const leadReportDeclined = defineEvent("lead.report-declined", named);
