import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Checks the DNS records of domains that are due. */
export const checkDomains = defineJob({
  name: "look-at-domains",
  payload: z.object({}),
  retryLimit: 2,
  workers: 1,
  handler: async () =>
    asSystem("look-at-domains", (await import("./check-due-domains.server.ts")).checkDueDomains),
});
