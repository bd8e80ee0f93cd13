import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Notifies the owner of an account of many failed sign-ins; the queue holds only a hash. */
export const notifyFailedSignIns = defineJob({
  name: "notice-failed-sign-ins",
  payload: z.object({ emailHash: z.string(), day: z.string() }),
  handler: async () =>
    asSystem(
      "notice-failed-sign-ins",
      (await import("./notices.server.ts")).sendFailedSignInsEmail,
    ),
});

/** Emails a link to choose a new password if the address has an account; the queue holds only its hash. */
export const sendPasswordReset = defineJob({
  name: "send-password-reset",
  payload: z.object({ requestId: z.uuid(), emailHash: z.string() }),
  handler: async () =>
    asSystem(
      "send-password-reset",
      (await import("./new-passwords.server.ts")).sendPasswordResetEmail,
    ),
});
