import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Folds names that were stored without, and emails about pages that an upgrade held. */
export const notifyOfHeldPages = defineJob({
  name: "look-at-held-pages",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem("look-at-held-pages", (await import("./held-pages.server.ts")).notifyOfHeldPages),
});
