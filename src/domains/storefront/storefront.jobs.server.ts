import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Deletes photos that no version of their page has used for a day. */
export const collectOrphanedPhotos = defineJob({
  name: "collect-photos",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () =>
    asSystem(
      "collect-photos",
      (await import("./business-pages/page-photos.server.ts")).collectPhotos,
    ),
});

/** Checks the DNS records of domains that are due. */
export const checkDomains = defineJob({
  name: "look-at-domains",
  payload: z.object({}),
  retryLimit: 2,
  workers: 1,
  handler: async () =>
    asSystem(
      "look-at-domains",
      (await import("./own-addresses/check-domains.server.ts")).checkDueDomains,
    ),
});
