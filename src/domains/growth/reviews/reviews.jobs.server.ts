import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Sends due review requests and reminders. */
export const sendReviewRequestsJob = defineJob({
  name: "ask-for-reviews",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "ask-for-reviews",
      (await import("./send-review-requests.server.ts")).sendDueReviewRequests,
    ),
});
