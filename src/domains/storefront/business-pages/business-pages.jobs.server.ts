import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Deletes pictures that no version of their page has named for a day. */
export const collectOrphanedPhotos = defineJob({
  name: "collect-photos",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () =>
    asSystem("collect-photos", (await import("./photos/collect-photos.server.ts")).collectPhotos),
});
