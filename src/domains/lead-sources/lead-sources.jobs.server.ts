import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";
import type { SourceKind } from "./lead-sources.ts";

const name = "process-lead-delivery";

/** Turns one delivery of a connected source into a lead. */
export const processDeliveryJob = defineJob({
  name,
  payload: z.object({ deliveryId: z.uuid() }),
  handler: async () =>
    asSystem(name, (await import("./process-delivery.server.ts")).processDelivery),
});

const fetching = "fetch-meta-lead";

/** Fetches the fields of a lead that Meta announced, and turns it into a lead. */
export const fetchMetaLeadJob = defineJob({
  name: fetching,
  payload: z.object({ deliveryId: z.uuid() }),
  handler: async () =>
    asSystem(fetching, (await import("./meta/fetch-lead.server.ts")).fetchMetaLead),
});

const repairing = "repair-source-leads";

/**
 * Records the source leads that a process of an earlier version left out during a rolling upgrade.
 */
export const repairSourceLeadsJob = defineJob({
  name: repairing,
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(repairing, (await import("./repair-source-leads.server.ts")).repairSourceLeads),
});

const queueing = "queue-google-polls";

/** Queues the sources of Local Services Ads that are due. */
export const queueGooglePollsJob = defineJob({
  name: queueing,
  payload: z.object({}),
  handler: async () =>
    asSystem(queueing, (await import("./google-local/poll-leads.server.ts")).queueGooglePolls),
});

const polling = "poll-google-leads";

/** Reads one source's leads from Google. A failure is recorded at the source, which is read again later. */
export const pollGoogleJob = defineJob({
  name: polling,
  payload: z.object({ sourceId: z.uuid() }),
  retryLimit: 2,
  handler: async () =>
    asSystem(polling, (await import("./google-local/poll-leads.server.ts")).pollGoogleLeads),
});

/** The job that processes a delivery; Meta announces a lead, and its fields are fetched first. */
export const processingJobOf = (kind: SourceKind, hasFields: boolean) =>
  kind === "meta" && !hasFields ? fetchMetaLeadJob : processDeliveryJob;
