import { z } from "zod";
import { asSystem } from "~/features/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Mails a code and a link to sign in, if anybody has the address; the queue holds an id only. */
export const sendMemberSignIn = defineJob({
  name: "send-member-sign-in",
  payload: z.object({ signInId: z.uuid() }),
  handler: async () =>
    asSystem("send-member-sign-in", (await import("./sign-in/mail-sign-in.server.ts")).mailSignIn),
});
