import { z } from "zod";
import { asSystem } from "~/domains/shared/access/actor.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Deletes the files of a photo whose row was deleted. */
export const removePhoto = defineJob({
  name: "remove-photo",
  payload: z.object({ key: z.string() }),
  handler: async () =>
    asSystem("remove-photo", (await import("./photo-files.server.ts")).removePhotoFiles),
});
