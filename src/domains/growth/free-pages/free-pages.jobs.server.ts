import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Emails notices to owners of pages without a plan, and takes those offline whose time is over (`plans.free-pages`). */
export const lookAtFreePages = defineJob({
  name: "look-at-free-pages",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem("look-at-free-pages", (await import("./lapse-free-pages.server.ts")).lookAtFreePages),
});
