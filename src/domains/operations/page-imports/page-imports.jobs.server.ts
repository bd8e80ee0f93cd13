import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Imports a checked file of business pages, batch by batch; resumes after an interruption. */
export const importPages = defineJob({
  name: "import-pages",
  payload: z.object({ importId: z.uuid() }),
  retryLimit: 8,
  handler: async () =>
    asSystem("import-pages", (await import("./import-pages.server.ts")).runImport),
});
