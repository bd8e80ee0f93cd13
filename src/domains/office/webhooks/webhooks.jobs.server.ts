import { z } from "zod";
import { system } from "~/domains/shared/access/actor.ts";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { defineJob } from "~/platform/queue/job.ts";
import { contactSyncKind } from "./contact-sync/contact-sync.ts";

/** `attempt` counts earlier attempts, so a duplicate task sees that the attempt was made. */
const payload = z.object({ deliveryId: z.uuid(), attempt: z.int() });

const name = "deliver-webhook";

/**
 * Makes one delivery attempt. Attempts run concurrently, so one slow receiver doesn't delay the
 * others. The delivery sets its own retry delays; the queue's apply only to our own errors.
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

/**
 * A save that the previous version enqueued for the contact sync; a later release drops it with the
 * table.
 */
export const migrateContactSync = defineJob({
  name: contactSyncKind,
  payload: z.object({ deliveryId: z.uuid() }),
  handler: async () =>
    asSystem(
      contactSyncKind,
      (await import("./contact-sync/migrate-contact-sync.server.ts")).migrateContactSync,
    ),
});
