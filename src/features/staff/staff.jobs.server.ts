import { z } from "zod";
import { asSystem } from "~/features/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Tells the owner of an account that many tries to sign in failed; the queue holds a hash only. */
export const noticeFailedSignIns = defineJob({
  name: "notice-failed-sign-ins",
  payload: z.object({ emailHash: z.string(), day: z.string() }),
  handler: async () =>
    asSystem(
      "notice-failed-sign-ins",
      (await import("./notices/mail-failed-sign-ins.server.ts")).mailFailedSignIns,
    ),
});

/** Mails a link to choose a new password, if anybody has the address; the queue holds its hash only. */
export const sendPasswordReset = defineJob({
  name: "send-password-reset",
  payload: z.object({ requestId: z.uuid(), emailHash: z.string() }),
  handler: async () =>
    asSystem(
      "send-password-reset",
      (await import("./passwords/send-password-reset.server.ts")).mailPasswordReset,
    ),
});
