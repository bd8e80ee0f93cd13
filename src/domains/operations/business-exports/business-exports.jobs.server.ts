import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Deletes the files that attempts at an export wrote. */
export const removeExport = defineJob({
  name: "remove-export",
  payload: z.object({ exportId: z.uuid(), attempts: z.int() }),
  handler: async () =>
    asSystem("remove-export", (await import("./remove-export-files.server.ts")).removeExportFiles),
});
