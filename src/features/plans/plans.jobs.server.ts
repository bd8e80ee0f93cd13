import { z } from "zod";
import { asSystem } from "~/features/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Tells of plans that are past due, and ends those whose time is over (`plans.past-due`, `plans.end`). */
export const lookAtPlans = defineJob({
  name: "look-at-plans",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem("look-at-plans", (await import("./look-at-plans.server.ts")).lookAtDuePlans),
});
