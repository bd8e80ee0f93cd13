import {
  and,
  count,
  desc,
  eq,
  exists,
  ilike,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { defineList, isNumberLike, type RowOf } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import {
  containing,
  containsAll,
  newestFirst,
  olderThan,
} from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canExportLeads, canReadLeads } from "./leads.policy.ts";
import { leadEnquiries, leads } from "./leads.tables.server.ts";
import type { LeadFilter, LeadView, QuarantineReason } from "./leads.ts";

/** All homeowners' leads, newest first. */
export const { page: listLeads, stream: streamLeads } = defineList({
  canRead: canReadLeads,
  canExport: canExportLeads,
  pageSize: 50,
  read: selectPage,
});

export type ListedLead = RowOf<typeof streamLeads>;

function selectPage(platform: Platform, filter: LeadFilter, before: string | null, limit: number) {
  const scope = sql`from ${leadEnquiries} where ${leadEnquiries.leadId} = ${leads.id}`;
  return platform.database.replica
    .select({
      id: leads.id,
      name: leads.name,
      phone: leads.phone,
      phoneExtension: leads.phoneExtension,
      email: leads.email,
      status: leads.status,
      createdAt: leads.createdAt,
      businessName: seoPages.businessName,
      service: seoPages.service,
      city: seoPages.city,
      state: seoPages.state,
      enquiries: sql<number>`(select count(*) ${scope})`.mapWith(Number),
      lastRequestedAt: sql<Date>`(select max(${leadEnquiries.createdAt}) ${scope})`.mapWith(
        leadEnquiries.createdAt,
      ),
      /** The latest quarantined request and why; null in the list of delivered leads. */
      heldNeed: quarantinedColumn(filter.view, sql`need`),
      heldReason: quarantinedColumn<QuarantineReason>(filter.view, sql`quarantine_reason`),
    })
    .from(leads)
    .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
    .where(
      and(
        isIn(platform, filter.view),
        filter.status ? eq(leads.status, filter.status) : undefined,
        matchesSearch(filter.search),
        filter.business ? ilike(seoPages.businessName, containing(filter.business)) : undefined,
        olderThan(leads, before),
      ),
    )
    .orderBy(...newestFirst(leads))
    .limit(limit);
}

const quarantinedColumn = <Text extends string>(view: LeadView, column: SQL) =>
  view === "leads"
    ? sql<Text | null>`null`
    : sql<Text | null>`(
      select ${column} from ${leadEnquiries}
      where ${leadEnquiries.leadId} = ${leads.id} and ${leadEnquiries.quarantineReason} is not null
      order by ${leadEnquiries.reviewedAt} nulls first, ${leadEnquiries.createdAt} desc limit 1)`;

function isIn(platform: Platform, view: LeadView): SQL | undefined {
  if (view === "leads") return eq(leads.quarantined, false);
  const waiting = exists(
    platform.database.query
      .select({ one: sql`1` })
      .from(leadEnquiries)
      .where(and(eq(leadEnquiries.leadId, leads.id), isWaiting)),
  );
  if (view === "quarantine") return waiting;
  // A release that can still be undone is in neither list.
  const released = exists(
    platform.database.query
      .select({ one: sql`1` })
      .from(leadEnquiries)
      .where(and(eq(leadEnquiries.leadId, leads.id), eq(leadEnquiries.review, "released"))),
  );
  return and(eq(leads.quarantined, true), not(waiting), not(released));
}

/** Quarantined requests no one has reviewed. */
export const isWaiting = and(
  isNotNull(leadEnquiries.quarantineReason),
  isNull(leadEnquiries.reviewedAt),
);

function matchesSearch(text: string): SQL | undefined {
  if (text === "") return undefined;
  const { name, email, phone } = leads;
  return or(containsAll([name, email, seoPages.businessName], [text]), isNumberLike(phone, text));
}

const maxShown = 10;

/** A contractor's latest leads and their total count, without quarantined ones. */
export async function listContractorLeads(
  { database: { query } }: Platform,
  actor: Actor,
  contractorId: string,
) {
  authorize(canReadLeads(actor));
  const ofBusiness = and(eq(leads.contractorId, contractorId), eq(leads.quarantined, false));
  const [latest, [counted]] = await Promise.all([
    query
      .select({
        id: leads.id,
        name: leads.name,
        status: leads.status,
        createdAt: leads.createdAt,
        service: seoPages.service,
        city: seoPages.city,
        state: seoPages.state,
      })
      .from(leads)
      .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
      .where(ofBusiness)
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(maxShown),
    query.select({ total: count() }).from(leads).where(ofBusiness),
  ]);
  return { latest, total: counted?.total ?? 0 };
}
