import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

/**
 * Sends a manually written message; retries for about 20 minutes, since later delivery would
 * surprise.
 */
export const sendManualMessageJob = defineJob({
  name: "send-written",
  payload: z.object({ messageId: z.uuid() }),
  retryLimit: 8,
  handler: async () =>
    asSystem(
      "send-written",
      (await import("./by-hand/send-manual-message.server.ts")).sendManualMessage,
    ),
});

/** Sends a scheduled message at its time, unless it was changed since. */
export const sendScheduledJob = defineJob({
  name: "send-scheduled",
  payload: z.object({ scheduledId: z.uuid(), version: z.number().int() }),
  retryLimit: 8,
  handler: async () =>
    asSystem(
      "send-scheduled",
      (await import("./scheduled/send-scheduled-message.server.ts")).sendScheduledMessage,
    ),
});
