import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Texts the caller of a missed call as soon as the gate allows it. */
export const textMissedCallerJob = defineJob({
  name: "text-missed-caller",
  payload: z.object({ callId: z.uuid() }),
  handler: async () =>
    asSystem(
      "text-missed-caller",
      (await import("./taking/text-missed-caller.server.ts")).textMissedCaller,
    ),
});

/** Ends a call whose end the provider never reported. */
export const endLostCallJob = defineJob({
  name: "end-lost-call",
  payload: z.object({ callId: z.uuid() }),
  handler: async () =>
    asSystem("end-lost-call", (await import("./taking/end-lost-call.server.ts")).endLostCall),
});

/** Has the provider route calls to a business's numbers to us; retried for about an hour. */
export const routeCallsJob = defineJob({
  name: "route-calls",
  payload: z.object({ contractorId: z.uuid() }),
  retryLimit: 10,
  handler: async () =>
    asSystem("route-calls", (await import("./settings/route-calls.server.ts")).routeCalls),
});
