import { z } from "zod";
import { defineJob } from "~/platform/queue/job.ts";

/** Composes one message and hands it to the mail server, or keeps it when there is none. */
export const deliverMessage = defineJob({
  name: "deliver-message",
  payload: z.object({ messageId: z.uuid() }),
  handler: async () => (await import("./deliver-message.server.ts")).deliver,
});
