import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Deletes photos that no version of their page has used for a day. */
export const collectOrphanedPhotos = defineJob({
  name: "collect-photos",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () =>
    asSystem("collect-photos", (await import("./photos/collect-photos.server.ts")).collectPhotos),
});
