import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Renders one message and sends it through its provider, or only stores it if none is configured. */
export const deliverMessage = defineJob({
  name: "deliver-message",
  payload: z.object({ messageId: z.uuid() }),
  handler: async () =>
    asSystem("deliver-message", (await import("./delivery/deliver-message.server.ts")).deliver),
});
