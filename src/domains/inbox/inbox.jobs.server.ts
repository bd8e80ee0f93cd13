import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Texts the caller of a missed call as soon as the gate allows it. */
export const textMissedCallerJob = defineJob({
  name: "text-missed-caller",
  payload: z.object({ callId: z.uuid() }),
  handler: async () =>
    asSystem(
      "text-missed-caller",
      (await import("./calls/taking/text-missed-caller.server.ts")).textMissedCaller,
    ),
});

/** Ends a call whose end the provider never reported. */
export const endLostCallJob = defineJob({
  name: "end-lost-call",
  payload: z.object({ callId: z.uuid() }),
  handler: async () =>
    asSystem("end-lost-call", (await import("./calls/taking/call.server.ts")).endLostCall),
});

/** Rings the member's phone for a call to a customer. */
export const placeOutgoingCallJob = defineJob({
  name: "place-outgoing-call",
  payload: z.object({ callId: z.uuid() }),
  retryLimit: 0,
  handler: async () =>
    asSystem(
      "place-outgoing-call",
      (await import("./calls/outgoing/outgoing-call.server.ts")).placeOutgoingCall,
    ),
});

/** Ends a call to a customer whose end the provider never reported. */
export const endLostOutgoingCallJob = defineJob({
  name: "end-lost-outgoing-call",
  payload: z.object({ callId: z.uuid() }),
  handler: async () =>
    asSystem(
      "end-lost-outgoing-call",
      (await import("./calls/outgoing/outgoing-call.server.ts")).endLostOutgoingCall,
    ),
});

/** Has the provider route calls to a business's numbers to us; retried for about an hour. */
export const routeCallsJob = defineJob({
  name: "route-calls",
  payload: z.object({ contractorId: z.uuid() }),
  retryLimit: 10,
  handler: async () =>
    asSystem("route-calls", (await import("./calls/tracked-numbers.server.ts")).routeCalls),
});

/** Processes one incoming email. */
export const receiveMailJob = defineJob({
  name: "receive-mail",
  payload: z.object({ inboundMailId: z.uuid() }),
  workers: 1,
  handler: async () =>
    asSystem("receive-mail", (await import("./replies/receive-mail.server.ts")).receiveMail),
});

/** Fetches one picture of an incoming text; retried for about an hour. */
export const fetchPictureJob = defineJob({
  name: "fetch-picture",
  payload: z.object({ messageId: z.uuid(), attachmentId: z.uuid() }),
  workers: 2,
  retryLimit: 10,
  handler: async () =>
    asSystem("fetch-picture", (await import("./replies/fetch-picture.server.ts")).fetchPicture),
});
