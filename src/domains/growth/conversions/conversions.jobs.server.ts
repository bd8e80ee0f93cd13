import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

const name = "send-ad-conversion";

/** Sends one conversion to its ad platform. */
export const sendConversionJob = defineJob({
  name,
  payload: z.object({ conversionId: z.uuid() }),
  workers: 2,
  handler: async () => asSystem(name, (await import("./send-conversion.server.ts")).sendConversion),
});
