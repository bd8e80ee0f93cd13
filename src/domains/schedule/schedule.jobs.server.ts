import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Texts a customer about a change to their visit, as soon as the gate allows it. */
export const visitTextJob = defineJob({
  name: "text-of-visit",
  payload: z.object({
    visitId: z.uuid(),
    version: z.number().int(),
    notice: z.enum(["booked", "moved", "canceled", "restored"]),
    /**
     * See `notifiedArrivalKey`. Missing in background jobs queued before this field existed, which use the
     * version.
     */
    arrival: z.string().optional(),
  }),
  handler: async () =>
    asSystem(
      "text-of-visit",
      (await import("./visit-notices/send-notices.server.ts")).notifyByText,
    ),
});

/** Notifies a customer that the business canceled, once it can't be undone. */
export const cancellationNoticeJob = defineJob({
  name: "notice-of-cancellation",
  payload: z.object({ visitId: z.uuid(), noticeAt: z.iso.datetime() }),
  handler: async () =>
    asSystem(
      "notice-of-cancellation",
      (await import("./visit-notices/send-notices.server.ts")).notifyOfCancellation,
    ),
});

/** Notifies a customer that the business moved their visit, once it can't be undone. */
export const moveNoticeJob = defineJob({
  name: "notice-of-move",
  payload: z.object({ visitId: z.uuid(), noticeAt: z.iso.datetime() }),
  handler: async () =>
    asSystem(
      "notice-of-move",
      (await import("./visit-notices/send-notices.server.ts")).notifyOfMove,
    ),
});

/** Sends reminders for tomorrow's visits. */
export const visitRemindersJob = defineJob({
  name: "remind-of-visits",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "remind-of-visits",
      (await import("./visit-notices/send-notices.server.ts")).sendDueReminders,
    ),
});

/** Generates the visits of recurring jobs up to the horizon. */
export const planRecurringVisits = defineJob({
  name: "plan-recurring-visits",
  payload: z.object({}),
  handler: async () =>
    asSystem(
      "plan-recurring-visits",
      (await import("./recurring-visits/plan-recurrences.server.ts")).planRecurrences,
    ),
});
