import { z } from "zod";
import { system } from "~/domains/shared/access/actor.ts";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { defineJob } from "~/platform/queue/job.ts";
import { contactSyncKind } from "./contact-sync/contact-sync.ts";

/** `attempt` counts those before: a job that comes twice finds that it was done. */
const payload = z.object({ deliveryId: z.uuid(), attempt: z.int() });

const name = "deliver-webhook";

/**
 * Makes one attempt at a delivery. Many are made at the same time, so that one receiver that hangs holds up no
 * other. Its own pauses follow from the delivery; the queue's are for our own faults.
 */
export const deliverWebhook = defineJob({
  name,
  payload,
  retryLimit: 10,
  handler: async () =>
    asSystem(name, (await import("./deliver-webhook.server.ts")).deliverOneWebhook),
  batch: {
    most: 25,
    handler: async () => {
      const { deliverWebhooks } = await import("./deliver-webhook.server.ts");
      return (platform: Platform, jobs: readonly z.output<typeof payload>[]) =>
        deliverWebhooks(platform, system(name), jobs);
    },
  },
});

/** A save that the version before queued for the contact sync; a later release drops it with the table. */
export const carryContactSync = defineJob({
  name: contactSyncKind,
  payload: z.object({ deliveryId: z.uuid() }),
  handler: async () =>
    asSystem(
      contactSyncKind,
      (await import("./contact-sync/carry-contact-sync.server.ts")).carryContactSync,
    ),
});
