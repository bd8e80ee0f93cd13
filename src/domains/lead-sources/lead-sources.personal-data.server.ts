import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { leads } from "~/domains/leads/index.server.ts";
import { type Contact, mentionsContact } from "~/domains/shared/index.server.ts";
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

/** Deliveries that became no lead, or whose lead is gone, by what is in them. */
const isFrom = (contacts: readonly Contact[]) =>
  and(
    isNull(leadDeliveries.leadId),
    or(
      mentionsContact(sql`${leadDeliveries.fields}::text`, contacts),
      mentionsContact(leadDeliveries.body, contacts),
    ),
  );

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
    async erase({ work: { tx }, leadIds, contacts }) {
      await tx.delete(sourceLeads).where(inArray(sourceLeads.leadId, [...leadIds]));
      await tx.delete(leadDeliveries).where(inArray(leadDeliveries.leadId, [...leadIds]));
      await tx.delete(leadDeliveries).where(isFrom(contacts));
    },
  },
  customer: {
    async erase({ work: { tx }, contractorId, customerIds, contacts }) {
      const ofCustomers = and(
        eq(leads.contractorId, contractorId),
        inArray(leads.customerId, [...customerIds]),
      );
      const leadIds = idsOf(leads.id, ofCustomers);
      await tx.delete(sourceLeads).where(isAmong(sourceLeads.leadId, leadIds));
      await tx.delete(leadDeliveries).where(isAmong(leadDeliveries.leadId, leadIds));
      await tx
        .delete(leadDeliveries)
        .where(and(eq(leadDeliveries.contractorId, contractorId), isFrom(contacts)));
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
