import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Composes one message and hands it to the mail server, or keeps it when there is none. */
export const deliverMessage = defineJob({
  name: "deliver-message",
  payload: z.object({ messageId: z.uuid() }),
  handler: async () =>
    asSystem("deliver-message", (await import("./delivery/deliver-message.server.ts")).deliver),
});
