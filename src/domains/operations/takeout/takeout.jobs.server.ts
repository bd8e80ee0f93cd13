import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Writes the file with all data of a business. */
export const makeExport = defineJob({
  name: "make-export",
  payload: z.object({ exportId: z.uuid() }),
  retryLimit: 4,
  retryDelay: 10,
  workers: 1,
  longestSeconds: 6 * 60 * 60,
  handler: async () =>
    asSystem("make-export", (await import("./export/make-export.server.ts")).writeExport),
});

/** Marks abandoned exports as failed. */
export const endDead = defineJob({
  name: "end-dead-exports",
  payload: z.object({}),
  retryLimit: 0,
  workers: 1,
  handler: async () =>
    asSystem("end-dead-exports", (await import("./end-dead-exports.server.ts")).endDeadExports),
});
