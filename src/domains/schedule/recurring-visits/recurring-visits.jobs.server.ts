import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Generates the visits of recurring jobs up to the horizon. */
export const planRecurringVisits = defineJob({
  name: "plan-recurring-visits",
  payload: z.object({}),
  handler: async () =>
    asSystem(
      "plan-recurring-visits",
      (await import("./plan-recurrences.server.ts")).planRecurrences,
    ),
});
