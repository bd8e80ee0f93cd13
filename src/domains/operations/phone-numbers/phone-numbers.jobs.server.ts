import { z } from "zod";
import { defineJob } from "~/platform/queue/job.ts";

/** Normalizes stored phone numbers that have no normal form. */
export const normalizePhoneNumbers = defineJob({
  name: "normalize-phone-numbers",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () => {
    const { normalizeStoredPhones } = await import("./normalize-stored-phones.server.ts");
    return async (platform) => void (await normalizeStoredPhones(platform));
  },
});
