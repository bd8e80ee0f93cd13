import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const named = z.object({ leadId: z.uuid(), contractorId: z.uuid() });

/** A business reported a bad lead. */
export const leadReported = defineEvent("lead.reported", named);

/** Staff accepted a bad-lead report. */
export const leadReportAccepted = defineEvent("lead.report-accepted", named);

/** Staff declined a bad-lead report. */
export const leadReportDeclined = defineEvent("lead.report-declined", named);
