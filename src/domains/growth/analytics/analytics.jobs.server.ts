import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Stores figures with settled leads. */
export const recordSettledLeadsJob = defineJob({
  name: "note-settled-leads",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "note-settled-leads",
      (await import("./figures/record-settled-leads.server.ts")).recordSettledLeads,
    ),
});
