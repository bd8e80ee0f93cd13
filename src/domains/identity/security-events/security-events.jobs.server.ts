import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Deletes security events older than SECURITY_EVENT_DAYS. */
export const eraseOldSecurityEvents = defineJob({
  name: "erase-security-events",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () =>
    asSystem(
      "erase-security-events",
      (await import("./security-events.server.ts")).eraseSecurityEvents,
    ),
});
