import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Processes one incoming email. */
export const receiveMailJob = defineJob({
  name: "receive-mail",
  payload: z.object({ inboundMailId: z.uuid() }),
  workers: 1,
  handler: async () =>
    asSystem("receive-mail", (await import("./receive-mail.server.ts")).receiveMail),
});

/** Fetches one picture of an incoming text; retried for about an hour. */
export const fetchPictureJob = defineJob({
  name: "fetch-picture",
  payload: z.object({ messageId: z.uuid(), attachmentId: z.uuid() }),
  workers: 2,
  retryLimit: 10,
  handler: async () =>
    asSystem("fetch-picture", (await import("./fetch-picture.server.ts")).fetchPicture),
});
