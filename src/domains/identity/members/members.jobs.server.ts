import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Emails a code and a link to sign in if the address has an account; the queue holds only an id. */
export const sendMemberSignIn = defineJob({
  name: "send-member-sign-in",
  payload: z.object({ signInId: z.uuid() }),
  handler: async () =>
    asSystem("send-member-sign-in", (await import("./sign-in.server.ts")).sendSignInEmail),
});
