import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Brings a checked file of business pages in, batch by batch; goes on where it was stopped. */
export const importPages = defineJob({
  name: "import-pages",
  payload: z.object({ importId: z.uuid() }),
  retryLimit: 8,
  handler: async () =>
    asSystem("import-pages", (await import("./import-pages.server.ts")).runImport),
});
