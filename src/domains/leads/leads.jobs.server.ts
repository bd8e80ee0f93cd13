import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Finalizes what staff released or discarded once it can't be undone. */
export const finishReview = defineJob({
  name: "finish-review",
  payload: z.object({ leadId: z.uuid(), reviewedAt: z.iso.datetime() }),
  handler: async () =>
    asSystem("finish-review", (await import("./quarantine/quarantine.server.ts")).finishReviewOf),
});
