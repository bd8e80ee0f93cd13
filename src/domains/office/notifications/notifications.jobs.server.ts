import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Tells a member of all that is due. */
export const tellMember = defineJob({
  name: "tell-member",
  payload: z.object({ memberId: z.uuid() }),
  handler: async () =>
    asSystem("tell-member", (await import("./alerts/tell-member.server.ts")).tellMemberOfDue),
});

/** Sends one message to one browser: the service may be away for a while, and an old alert is none. */
export const sendPush = defineJob({
  name: "send-push",
  payload: z.object({ subscriptionId: z.uuid(), notificationIds: z.array(z.uuid()) }),
  retryLimit: 8,
  handler: async () =>
    asSystem("send-push", (await import("./push/send-push.server.ts")).sendPushMessage),
});

/** Writes the morning digests that are due. */
export const sendDigests = defineJob({
  name: "send-digests",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () =>
    asSystem("send-digests", (await import("./digest/send-digests.server.ts")).sendDueDigests),
});

/** Tells members of tasks whose day has come. */
export const tellOfTasks = defineJob({
  name: "tell-of-tasks",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () =>
    asSystem("tell-of-tasks", (await import("./alerts/notify-of-tasks.server.ts")).notifyOfTasks),
});
