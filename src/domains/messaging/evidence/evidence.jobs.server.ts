import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Links the evidence of sent messages to the hash chain of their business and day. */
export const sealEvidenceJob = defineJob({
  name: "seal-message-evidence",
  payload: z.object({}),
  retryLimit: 0,
  workers: 1,
  handler: async () =>
    asSystem("seal-message-evidence", (await import("./seal-evidence.server.ts")).sealEvidence),
});
