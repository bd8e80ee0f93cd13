import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Texts a customer about a change to their visit, as soon as the gate allows it. */
export const textOfVisit = defineJob({
  name: "text-of-visit",
  payload: z.object({
    visitId: z.uuid(),
    version: z.number().int(),
    notice: z.enum(["booked", "moved", "canceled", "restored"]),
    /**
     * See `arrivalTold`. Missing in background jobs queued before this field existed, which use the
     * version.
     */
    arrival: z.string().optional(),
  }),
  handler: async () =>
    asSystem("text-of-visit", (await import("./text-of-visit.server.ts")).tellByText),
});

/** Notifies a customer that the business canceled, once it can't be undone. */
export const noticeOfCancellation = defineJob({
  name: "notice-of-cancellation",
  payload: z.object({ visitId: z.uuid(), noticeAt: z.iso.datetime() }),
  handler: async () =>
    asSystem(
      "notice-of-cancellation",
      (await import("./tell-customer.server.ts")).tellOfCancellation,
    ),
});

/** Sends reminders for tomorrow's visits. */
export const remindOfVisits = defineJob({
  name: "remind-of-visits",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem("remind-of-visits", (await import("./remind-of-visits.server.ts")).remindOfDueVisits),
});
