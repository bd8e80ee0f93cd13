import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Texts a customer what became of their visit, as soon as the gate lets it. */
export const textOfVisit = defineJob({
  name: "text-of-visit",
  payload: z.object({
    visitId: z.uuid(),
    version: z.number().int(),
    notice: z.enum(["booked", "moved", "canceled", "restored"]),
    /** See `arrivalTold`. Of those that were queued before there was such a thing the version says it. */
    arrival: z.string().optional(),
  }),
  handler: async () =>
    asSystem("text-of-visit", (await import("./text-of-visit.server.ts")).tellByText),
});

/** Tells a customer that a business canceled, once it can't be undone any more. */
export const noticeOfCancellation = defineJob({
  name: "notice-of-cancellation",
  payload: z.object({ visitId: z.uuid(), noticeAt: z.iso.datetime() }),
  handler: async () =>
    asSystem(
      "notice-of-cancellation",
      (await import("./tell-customer.server.ts")).tellOfCancellation,
    ),
});

/** Reminds everybody whose visit is tomorrow. */
export const remindOfVisits = defineJob({
  name: "remind-of-visits",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem("remind-of-visits", (await import("./remind-of-visits.server.ts")).remindOfDueVisits),
});
