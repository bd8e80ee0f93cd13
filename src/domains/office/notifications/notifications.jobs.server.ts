import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Sends a member all due alerts. */
export const sendMemberAlerts = defineJob({
  name: "tell-member",
  payload: z.object({ memberId: z.uuid() }),
  handler: async () =>
    asSystem(
      "tell-member",
      (await import("./alerts/send-member-alerts.server.ts")).sendDueMemberAlerts,
    ),
});

/** Sends one message to one browser. The service may be down for a while, and an old alert is dropped. */
export const sendPush = defineJob({
  name: "send-push",
  payload: z.object({ subscriptionId: z.uuid(), notificationIds: z.array(z.uuid()) }),
  retryLimit: 8,
  handler: async () =>
    asSystem("send-push", (await import("./push/send-push.server.ts")).sendPushMessage),
});

/** Sends due morning summaries. */
export const sendDigests = defineJob({
  name: "send-digests",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () =>
    asSystem("send-digests", (await import("./digest/send-digests.server.ts")).sendDueDigests),
});

/** Notifies members of tasks due today. */
export const notifyOfDueTasks = defineJob({
  name: "tell-of-tasks",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () =>
    asSystem("tell-of-tasks", (await import("./alerts/notify-of-tasks.server.ts")).notifyOfTasks),
});
