import { and, eq, inArray, lt } from "drizzle-orm";
import { leads } from "~/domains/leads/index.server.ts";
import {
  daysAgo,
  deleteOwn,
  eraseOldest,
  idsOf,
  isAmong,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { deliveryDays } from "./lead-sources.ts";
import { sourceLeads } from "./source-leads.tables.server.ts";

/** Connected sources, and what they sent. */
export const leadSourceData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      ...ownTables(contractorId, "stays", [connectedSources]).map((table) => ({
        ...table,
        leftOut: ["access_token"],
      })),
      ...ownTables(contractorId, "shown", [leadDeliveries]).map((table) => ({
        ...table,
        leftOut: ["body_hash"],
      })),
      ...ownTables(contractorId, "shown", [sourceLeads]),
    ],
    // What they sent is deleted with them.
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [connectedSources]),
  },
  person: {
    tables: ({ leadIds }) => [
      { table: leadDeliveries, rows: inArray(leadDeliveries.leadId, [...leadIds]) },
      { table: sourceLeads, rows: inArray(sourceLeads.leadId, [...leadIds]) },
    ],
    erase: async ({ work, leadIds }) => {
      await work.tx.delete(sourceLeads).where(inArray(sourceLeads.leadId, [...leadIds]));
      await work.tx.delete(leadDeliveries).where(inArray(leadDeliveries.leadId, [...leadIds]));
    },
  },
  customer: {
    erase: async ({ work, contractorId, customerIds }) => {
      const theirs = and(
        eq(leads.contractorId, contractorId),
        inArray(leads.customerId, [...customerIds]),
      );
      const leadIds = idsOf(leads.id, theirs);
      await work.tx.delete(sourceLeads).where(isAmong(sourceLeads.leadId, leadIds));
      await work.tx.delete(leadDeliveries).where(isAmong(leadDeliveries.leadId, leadIds));
    },
  },
  retention: [
    {
      name: "lead deliveries",
      erase: (platform) =>
        eraseOldest(
          platform,
          leadDeliveries,
          lt(leadDeliveries.createdAt, daysAgo(platform, deliveryDays)),
        ),
    },
  ],
};
