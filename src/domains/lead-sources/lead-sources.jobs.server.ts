import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

const name = "process-lead-delivery";

/** Turns one delivery of a connected source into a lead. */
export const processDeliveryJob = defineJob({
  name,
  payload: z.object({ deliveryId: z.uuid() }),
  handler: async () =>
    asSystem(name, (await import("./process-delivery.server.ts")).processDelivery),
});
