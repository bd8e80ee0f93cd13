import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Checks the DNS records of sending domains that are due. */
export const checkSendingDomainsJob = defineJob({
  name: "check-sending-domains",
  payload: z.object({}),
  retryLimit: 2,
  workers: 1,
  handler: async () =>
    asSystem(
      "check-sending-domains",
      (await import("./check-sending-domains.server.ts")).checkDueSendingDomains,
    ),
});
