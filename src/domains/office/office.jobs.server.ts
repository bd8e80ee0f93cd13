import { z } from "zod";
import { asSystem, system } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { defineJob } from "~/platform/queue/job.ts";
import { contactSyncKind } from "./webhooks/webhooks.ts";

/** Sends a member all due alerts. */
export const sendMemberAlerts = defineJob({
  name: "tell-member",
  payload: z.object({ memberId: z.uuid() }),
  handler: async () =>
    asSystem(
      "tell-member",
      (await import("./notifications/alerts/send-member-alerts.server.ts")).sendDueMemberAlerts,
    ),
});

/** Sends one message to one browser. The service may be down for a while, and an old alert is dropped. */
export const sendPush = defineJob({
  name: "send-push",
  payload: z.object({ subscriptionId: z.uuid(), notificationIds: z.array(z.uuid()) }),
  retryLimit: 8,
  handler: async () =>
    asSystem("send-push", (await import("./notifications/push/push.server.ts")).sendPushMessage),
});

/** Sends due morning summaries. */
export const sendDigests = defineJob({
  name: "send-digests",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () =>
    asSystem(
      "send-digests",
      (await import("./notifications/digest/digest.server.ts")).sendDueDigests,
    ),
});

/** Assigns customers to rows that have none: rows from earlier versions, imports, and sample data. */
export const assignCustomersJob = defineJob({
  name: "assign-customers",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () =>
    asSystem(
      "assign-customers",
      (await import("./customers/assign-customers-job.server.ts")).assignCustomersOfRows,
    ),
});

/** Notifies members of tasks due today. */
export const notifyOfDueTasks = defineJob({
  name: "tell-of-tasks",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () =>
    asSystem(
      "tell-of-tasks",
      (await import("./notifications/alerts/notify-of-tasks.server.ts")).notifyOfTasks,
    ),
});

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
    asSystem(name, (await import("./webhooks/deliver-webhook.server.ts")).deliverOneWebhook),
  batch: {
    limit: 25,
    handler: async () => {
      const { deliverWebhooks } = await import("./webhooks/deliver-webhook.server.ts");
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
      (await import("./webhooks/contact-sync/record-contact-sync.server.ts")).migrateContactSync,
    ),
});
