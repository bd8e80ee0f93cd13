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

/** Connected sources, and what they sent. */
export const leadSourceData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      ...ownTables(contractorId, "stays", [connectedSources]),
      ...ownTables(contractorId, "shown", [leadDeliveries]).map((table) => ({
        ...table,
        leftOut: ["body_hash"],
      })),
    ],
    // Deliveries are deleted with their sources.
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [connectedSources]),
  },
  person: {
    tables: ({ leadIds }) => [
      { table: leadDeliveries, rows: inArray(leadDeliveries.leadId, [...leadIds]) },
    ],
    erase: ({ work, leadIds }) =>
      work.tx.delete(leadDeliveries).where(inArray(leadDeliveries.leadId, [...leadIds])),
  },
  customer: {
    erase: ({ work, contractorId, customerIds }) => {
      const theirs = and(
        eq(leads.contractorId, contractorId),
        inArray(leads.customerId, [...customerIds]),
      );
      return work.tx
        .delete(leadDeliveries)
        .where(isAmong(leadDeliveries.leadId, idsOf(leads.id, theirs)));
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
