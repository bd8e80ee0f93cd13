import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/**
 * Emails notices to owners of pages without a plan, and takes pages offline after their free period
 * (`plans.free-pages`).
 */
export const processFreePages = defineJob({
  name: "look-at-free-pages",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "look-at-free-pages",
      (await import("./process-free-pages.server.ts")).processFreePages,
    ),
});
