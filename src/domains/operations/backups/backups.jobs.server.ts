import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Makes the daily backup if configured. */
export const makeDailyBackup = defineJob({
  name: "make-daily-backup",
  payload: z.object({}),
  retryLimit: 3,
  workers: 1,
  longestSeconds: 12 * 60 * 60,
  handler: async () =>
    asSystem("make-daily-backup", (await import("./make-daily-backup.server.ts")).backUp),
});
