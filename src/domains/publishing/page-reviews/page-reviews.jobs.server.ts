import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Fills in missing name keys and emails about pages held by an upgrade. */
export const notifyOfHeldPages = defineJob({
  name: "look-at-held-pages",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem("look-at-held-pages", (await import("./held-pages.server.ts")).notifyOfHeldPages),
});
