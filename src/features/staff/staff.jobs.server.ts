import { z } from "zod";
import { defineJob } from "~/platform/queue/job.ts";

/** Mails a link to choose a new password, if anybody has the address; the queue holds its hash only. */
export const sendPasswordReset = defineJob({
  name: "send-password-reset",
  payload: z.object({ requestId: z.uuid(), emailHash: z.string() }),
  handler: async () => (await import("./send-password-reset.server.ts")).mailPasswordReset,
});
