import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Deletes expired data: abandoned drafts, quarantined requests, and the text of emails. */
export const endRetention = defineJob({
  name: "end-retention",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () =>
    asSystem("end-retention", (await import("./end-retention.server.ts")).endRetentionPeriods),
});
