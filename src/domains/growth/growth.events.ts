import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const reference = z.object({ leadId: z.uuid(), contractorId: z.uuid() });

/** A business reported a bad lead. */
export const leadReported = defineEvent("lead.reported", reference);

/** Staff accepted a bad-lead report. */
export const leadReportAccepted = defineEvent("lead.report-accepted", reference);

/** Staff declined a bad-lead report. */
export const leadReportDeclined = defineEvent("lead.report-declined", reference);

/** A contractor applied for revenue share. */
export const applicationSubmitted = defineEvent(
  "application.submitted",
  z.object({ applicationId: z.uuid() }),
);

/** An applicant confirmed the email address of an application. */
export const applicationConfirmed = defineEvent(
  "application.confirmed",
  z.object({ applicationId: z.uuid() }),
);

/** A review request changed state: sent, reminded, opened, or stopped. */
export const reviewChanged = defineEvent(
  "review.changed",
  z.object({ requestId: z.uuid(), contractorId: z.uuid() }),
);
