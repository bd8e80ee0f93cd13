import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Reads one mail that came in, and does what it says. */
export const receiveMailJob = defineJob({
  name: "receive-mail",
  payload: z.object({ inboundMailId: z.uuid() }),
  workers: 1,
  handler: async () =>
    asSystem("receive-mail", (await import("./receive-mail.server.ts")).receiveMail),
});

/** Fetches one picture that came with a text; tried for about an hour. */
export const fetchPictureJob = defineJob({
  name: "fetch-picture",
  payload: z.object({ messageId: z.uuid(), attachmentId: z.uuid() }),
  workers: 2,
  retryLimit: 10,
  handler: async () =>
    asSystem("fetch-picture", (await import("./fetch-picture.server.ts")).fetchPicture),
});
