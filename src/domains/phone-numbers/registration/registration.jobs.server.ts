import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Takes a registration as far as it goes. What fails is tried again by the poll. */
export const advanceRegistrationJob = defineJob({
  name: "advance-texting-registration",
  payload: z.object({ contractorId: z.uuid() }),
  retryLimit: 2,
  // Providers want at most one request a second.
  workers: 1,
  handler: async () =>
    asSystem(
      "advance-texting-registration",
      (await import("./registration-machine.server.ts")).advanceRegistration,
    ),
});

/** Continues registrations that are due: lost work, retries, and what carriers decided. */
export const pollRegistrationsJob = defineJob({
  name: "poll-texting-registrations",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "poll-texting-registrations",
      (await import("./manage-registration.server.ts")).queueDueRegistrations,
    ),
});
