import type { HealthReport } from "~/platform/health/health-report.ts";
import { countDeadContactSyncs } from "./webhooks/contact-sync/dead-contact-syncs.server.ts";

export const officeHealth: HealthReport = {
  readWork: async (platform, limit) => ({
    deadLetters: await countDeadContactSyncs(platform, limit),
  }),
};
