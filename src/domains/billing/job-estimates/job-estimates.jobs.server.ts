import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Reminds customers of sent estimates without a response. */
export const sendEstimateRemindersJob = defineJob({
  name: "remind-of-estimates",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "remind-of-estimates",
      (await import("./send-estimate-reminders.server.ts")).sendEstimateReminders,
    ),
});
