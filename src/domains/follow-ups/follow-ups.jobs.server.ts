import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Sends what a person wrote by hand; tried for about twenty minutes, after which it would surprise. */
export const sendWrittenJob = defineJob({
  name: "send-written",
  payload: z.object({ messageId: z.uuid() }),
  retryLimit: 8,
  handler: async () =>
    asSystem("send-written", (await import("./by-hand/send-written.server.ts")).sendWritten),
});
