import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Notifies the owner of an account of many failed sign-ins; the queue holds only a hash. */
export const notifyFailedSignIns = defineJob({
  name: "notice-failed-sign-ins",
  payload: z.object({ emailHash: z.string(), day: z.string() }),
  handler: async () =>
    asSystem(
      "notice-failed-sign-ins",
      (await import("./accounts/notices.server.ts")).sendFailedSignInsEmail,
    ),
});

/** Emails a link to choose a new password if the address has an account; the queue holds only its hash. */
export const sendPasswordReset = defineJob({
  name: "send-password-reset",
  payload: z.object({ requestId: z.uuid(), emailHash: z.string() }),
  handler: async () =>
    asSystem(
      "send-password-reset",
      (await import("./accounts/new-passwords.server.ts")).sendPasswordResetEmail,
    ),
});

/** Emails a code and a link to sign in if the address has an account; the queue holds only an id. */
export const sendMemberSignIn = defineJob({
  name: "send-member-sign-in",
  payload: z.object({ signInId: z.uuid() }),
  handler: async () =>
    asSystem("send-member-sign-in", (await import("./members/sign-in.server.ts")).sendSignInEmail),
});

/** Deletes security events older than 30 days. */
export const eraseOldSecurityEvents = defineJob({
  name: "erase-security-events",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () =>
    asSystem(
      "erase-security-events",
      (await import("./security-events/security-events.server.ts")).eraseSecurityEvents,
    ),
});
