import { and, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL } from "drizzle-orm";
import { eraseAttributions, isSamePerson } from "~/domains/shared/index.server.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { eraseKeys } from "~/platform/idempotency/in-transaction-once.server.ts";
import {
  daysAgo,
  eraseOldest,
  hasRows,
  idsOf,
  isAmong,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { CustomerRows, PersonalData } from "~/platform/personal-data/personal-data.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { conversationContact, conversations } from "./conversations/conversations.tables.server.ts";
import { eraseConversations, eraseLeads } from "./erase-leads.server.ts";
import {
  consentRecords,
  leadContact,
  leadEnquiries,
  leadEvents,
  leadNotes,
  leadPictures,
  leads,
  leadTasks,
  leadViews,
} from "./leads.tables.server.ts";
import { isDelivered, isDeliveredLead } from "./own/own-leads.server.ts";

/** Rows of a customer at their business. */
const belongsToCustomer = (
  table: typeof leads | typeof conversations,
  { contractorId, customerIds, contacts }: CustomerRows,
): SQL | undefined =>
  and(
    eq(table.contractorId, contractorId),
    or(
      inArray(table.customerId, [...customerIds]),
      and(
        isNull(table.customerId),
        isSamePerson(table === leads ? leadContact : conversationContact, contacts),
      ),
    ),
  );

/** The leads and requests a business received; excludes those in quarantine (`leads.own`). */
function ofBusiness(contractorId: string) {
  const pages = idsOf(seoPages.id, eq(seoPages.contractorId, contractorId));
  const ofContractor = or(eq(leads.contractorId, contractorId), isAmong(leads.pageId, pages));
  const leadIds = idsOf(leads.id, ofContractor);
  const deliveredLeads = isDeliveredLead(contractorId);
  const deliveredLeadIds = idsOf(leads.id, deliveredLeads);
  const delivered = and(isAmong(leadEnquiries.leadId, deliveredLeadIds), isDelivered);
  return {
    ofContractor,
    leadIds,
    enquiryIds: idsOf(leadEnquiries.id, isAmong(leadEnquiries.leadId, leadIds)),
    reached: deliveredLeads,
    reachedIds: deliveredLeadIds,
    delivered,
    deliveredIds: idsOf(leadEnquiries.id, delivered),
  };
}

export const leadData: PersonalData = {
  business: {
    subjects({ contractorId }) {
      const { leadIds, enquiryIds, reachedIds, deliveredIds } = ofBusiness(contractorId);
      return [
        { ids: leadIds, inTakeout: reachedIds },
        { ids: enquiryIds, inTakeout: deliveredIds },
      ];
    },
    tables({ contractorId }) {
      const { ofContractor, leadIds, enquiryIds, ...seen } = ofBusiness(contractorId);
      const takeout = "moves";
      return [
        { table: leads, rows: ofContractor, takeout, takeoutRows: seen.reached },
        {
          table: leadEnquiries,
          rows: isAmong(leadEnquiries.leadId, leadIds),
          takeout,
          takeoutRows: seen.delivered,
        },
        {
          table: consentRecords,
          rows: isAmong(consentRecords.enquiryId, enquiryIds),
          takeout,
          takeoutRows: isAmong(consentRecords.enquiryId, seen.deliveredIds),
        },
        {
          table: leadEvents,
          rows: isAmong(leadEvents.leadId, leadIds),
          takeout,
          takeoutRows: isAmong(leadEvents.leadId, seen.reachedIds),
        },
        { table: leadNotes, rows: isAmong(leadNotes.leadId, leadIds), takeout },
        {
          table: leadPictures,
          rows: isAmong(leadPictures.leadId, leadIds),
          takeout,
          takeoutRows: isAmong(leadPictures.leadId, seen.reachedIds),
        },
      ];
    },
    usesAccount: (contractorId) => hasRows(leads, contractorId),
    // Only this business held the homeowners' data.
    async erase({ work, contractorId, counts }) {
      const rows = await work.tx
        .select({ id: leads.id })
        .from(leads)
        .where(ofBusiness(contractorId).ofContractor);
      const { enquiries } = await eraseLeads(
        work,
        rows.map(({ id }) => id),
      );
      Object.assign(counts, { leads: rows.length, enquiries });
    },
  },
  person: {
    subjects: ({ leadIds }) => [
      idsOf(leads.id, inArray(leads.id, [...leadIds])),
      idsOf(leadEnquiries.id, inArray(leadEnquiries.leadId, [...leadIds])),
    ],
    tables({ leadIds }) {
      const ids = [...leadIds];
      const enquiryIds = idsOf(leadEnquiries.id, inArray(leadEnquiries.leadId, ids));
      return [
        { table: leads, rows: inArray(leads.id, ids) },
        ...[leadEnquiries, leadEvents, leadNotes, leadPictures].map((table) => ({
          table,
          rows: inArray(table.leadId, ids),
        })),
        { table: consentRecords, rows: isAmong(consentRecords.enquiryId, enquiryIds) },
      ];
    },
    erase: async ({ work, leadIds, counts }) =>
      Object.assign(counts, await eraseLeads(work, leadIds)),
  },
  customer: {
    subjects: (customer) => [
      idsOf(leads.id, belongsToCustomer(leads, customer)),
      idsOf(
        leadEnquiries.id,
        isAmong(leadEnquiries.leadId, idsOf(leads.id, belongsToCustomer(leads, customer))),
      ),
    ],
    async erase({ work, counts, ...customer }) {
      const ownRows = await work.tx
        .select({ id: leads.id })
        .from(leads)
        .where(belongsToCustomer(leads, customer))
        .orderBy(leads.id)
        .for(...lockRows(leads));
      const ids = ownRows.map(({ id }) => id);
      const { enquiries } = await eraseLeads(work, ids);
      Object.assign(counts, { leads: ids.length, enquiries });
    },
  },
  retention: [{ name: "quarantined requests", erase: eraseQuarantined }],
};

/**
 * Deletes suspected spam that no one released within 90 days, and leads without any other
 * request. No business ever saw them (`retention.days`).
 */
function eraseQuarantined(platform: Platform): Promise<void> {
  const due = and(
    lt(leadEnquiries.createdAt, daysAgo(platform, platform.settings.quarantineDays)),
    isNotNull(leadEnquiries.quarantineReason),
    or(isNull(leadEnquiries.review), ne(leadEnquiries.review, "released")),
  );
  return eraseOldest(platform, leadEnquiries, due, (work, ids) => eraseEnquiries(work, ids, due));
}

/** Skips requests that staff release, or leads that get a new request, at the same moment. */
async function eraseEnquiries(work: UnitOfWork, ids: string[], due: SQL | undefined) {
  const { tx } = work;
  const touched = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(
      inArray(
        leads.id,
        tx
          .select({ id: leadEnquiries.leadId })
          .from(leadEnquiries)
          .where(inArray(leadEnquiries.id, ids)),
      ),
    )
    .orderBy(leads.id)
    .for(...lockRows(leads));
  const deleted = await tx
    .delete(leadEnquiries)
    .where(and(inArray(leadEnquiries.id, ids), due))
    .returning({ id: leadEnquiries.id });
  const deletedIds = deleted.map(({ id }) => id);
  await eraseAttributions(work, deletedIds);
  await eraseKeys(work, deletedIds);
  const leadIds = touched.map(({ id }) => id);
  const remaining = await tx
    .selectDistinct({ id: leadEnquiries.leadId })
    .from(leadEnquiries)
    .where(inArray(leadEnquiries.leadId, leadIds));
  const empty = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(inArray(leads.id, leadIds), eq(leads.quarantined, true)));
  const remainingIds = new Set(remaining.map(({ id }) => id));
  const emptyLeadIds = empty.map(({ id }) => id).filter((id) => !remainingIds.has(id));
  if (emptyLeadIds.length > 0) await eraseLeads(work, emptyLeadIds);
}

/** A team's tasks and views; deleted with their leads and members. */
export const leadTasksData: PersonalData = {
  business: {
    tables: ({ contractorId }) => ownTables(contractorId, "moves", [leadTasks, leadViews]),
  },
  person: {
    tables: ({ leadIds }) => [{ table: leadTasks, rows: inArray(leadTasks.leadId, [...leadIds]) }],
  },
};

export const conversationData: PersonalData = {
  business: {
    tables: ({ contractorId }) => ownTables(contractorId, "moves", [conversations]),
    erase: ({ work, contractorId }) => eraseConversations(work, { contractorId }),
  },
  person: {
    subjects: ({ contacts }) => [
      idsOf(conversations.id, isSamePerson(conversationContact, contacts)),
    ],
    tables: ({ contacts }) => [
      { table: conversations, rows: isSamePerson(conversationContact, contacts) },
    ],
    erase: ({ work, contacts }) => eraseConversations(work, { person: contacts }),
  },
  customer: {
    subjects: (customer) => [idsOf(conversations.id, belongsToCustomer(conversations, customer))],
    erase: ({ work, ...customer }) =>
      eraseConversations(work, { condition: belongsToCustomer(conversations, customer) }),
  },
};
