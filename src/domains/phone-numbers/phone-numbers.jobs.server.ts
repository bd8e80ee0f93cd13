import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Reads what the provider billed for the latest texts. */
export const refreshBilledTextsJob = defineJob({
  name: "refresh-billed-texts",
  payload: z.object({}),
  retryLimit: 2,
  workers: 1,
  handler: async () =>
    asSystem(
      "refresh-billed-texts",
      (await import("./costs/refresh-billed-texts.server.ts")).refreshBilledTexts,
    ),
});
