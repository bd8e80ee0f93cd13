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

/** The job that processes a delivery; Meta announces a lead, and its fields are fetched first. */
export const processingJobOf = (kind: SourceKind, hasFields: boolean) =>
  kind === "meta" && !hasFields ? fetchMetaLeadJob : processDeliveryJob;
