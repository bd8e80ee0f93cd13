import { and, count, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { type LeadOrigin, sourceOfLead, visitOf } from "~/domains/leads/lead-origin.server.ts";
import { canReadOwnLeads } from "~/domains/leads/leads.policy.ts";
import { leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import {
  type LeadSort,
  type LeadStage,
  leadSources,
  leadStages,
  type OwnLeadFilter,
  stageOf,
  statusOfStage,
  type Urgency,
} from "~/domains/leads/leads.ts";
import { isNumberLike } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import { containsAll, pageOf } from "~/platform/database/conditions.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { ownedBy, sortedAfter } from "~/platform/database/sorted-pages.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Leads delivered to one business, merged or not; excludes quarantined ones (`leads.own`). */
export function isDeliveredLead(contractorId: string): SQL | undefined {
  return and(eq(leads.contractorId, contractorId), eq(leads.quarantined, false));
}

/** The leads of one business, without those merged into another (`leads.merge`). */
export function isOwnLead(contractorId: string): SQL | undefined {
  return and(isDeliveredLead(contractorId), isNull(leads.mergedInto));
}

/** In a query of leads: the lead it was merged into, or itself. */
export const canonicalLeadId = sql<string>`coalesce(${leads.mergedInto}, ${leads.id})`;

/** The ids of a lead and of all leads merged into it (`leads.merge`). */
export function withMerged(database: Reader, leadId: string) {
  return database
    .select({ id: leads.id })
    .from(leads)
    .where(or(eq(leads.id, leadId), eq(leads.mergedInto, leadId)));
}

/** Requests delivered to the business: never quarantined, or released. */
export const isDelivered = or(
  isNull(leadEnquiries.quarantineReason),
  eq(leadEnquiries.review, "released"),
);

/** A column of a lead's latest delivered request. */
export function selectFromLatestEnquiry<T>(column: "need" | "urgency" | "createdAt"): SQL<T> {
  const columnSql = leadEnquiries[column];
  return sql`(select ${columnSql} from ${leadEnquiries} where ${leadEnquiries.leadId} = ${leads.id} and ${isDelivered} order by ${leadEnquiries.createdAt} desc limit 1)`.mapWith(
    columnSql,
  ) as SQL<T>;
}

const pageSize = 50;
const columnLimit = 20;
const paletteLimit = 8;
const newest = { before: null, sort: "-date" } as const;

/** The leads of the actor's business, newest first by default. @param before id of the last lead already shown */
export async function listOwnLeads(
  platform: Platform,
  actor: Actor,
  filter: OwnLeadFilter,
  before: string | null,
  sort: LeadSort = "-date",
) {
  authorize(canReadOwnLeads(actor));
  const isOfSource = await isFrom(platform, actor.contractorId, filter.source);
  const page = { before, sort, limit: pageSize + 1 };
  const rows = await selectPage(platform, actor.contractorId, filter, isOfSource, page);
  return pageOf(rows, pageSize);
}

export type OwnLead = Awaited<ReturnType<typeof listOwnLeads>>["rows"][number];

/** The newest leads whose name, phone, or email contains the text, up to the palette's limit. */
export function searchOwnLeads(platform: Platform, actor: Actor, text: string) {
  authorize(canReadOwnLeads(actor));
  if (text === "") return Promise.resolve([]);
  const all = { stage: null, lostReason: null, service: null, town: null, days: null };
  const page = { ...newest, limit: paletteLimit };
  return selectPage(platform, actor.contractorId, { ...all, search: text }, undefined, page);
}

/** The same leads by stage: the count and the newest of each. */
export async function readBoard(platform: Platform, actor: Actor, filter: OwnLeadFilter) {
  authorize(canReadOwnLeads(actor));
  const { contractorId } = actor;
  const stages = leadStages.filter((stage) => filter.stage === null || stage === filter.stage);
  const isOfSource = await isFrom(platform, contractorId, filter.source);
  const counted = await countByStage(platform, contractorId, filter, isOfSource);
  const page = { ...newest, limit: columnLimit };
  return Promise.all(
    stages.map(async (stage) => ({
      stage,
      total: counted.get(stage) ?? 0,
      leads: await selectPage(platform, contractorId, { ...filter, stage }, isOfSource, page),
    })),
  );
}

/** Filter options: the services and towns of the business's pages, and its leads' sources. */
export async function listLeadFilterOptions({ database: { query } }: Platform, actor: Actor) {
  authorize(canReadOwnLeads(actor));
  const pages = await query
    .selectDistinct({
      service: seoPages.service,
      city: seoPages.city,
      state: seoPages.state,
      town: townOfPage,
    })
    .from(seoPages)
    .where(eq(seoPages.contractorId, actor.contractorId))
    .orderBy(seoPages.city, seoPages.state)
    .limit(500);
  return {
    services: [...new Set(pages.map(({ service }) => service))].toSorted(),
    towns: [...new Map(pages.map(({ town, city, state }) => [town, `${city}, ${state}`]))].map(
      ([value, label]) => ({ value, label }),
    ),
    sources: await listSources(query, actor.contractorId),
  };
}

/** Latest leads to check for sources. */
const maxScannedLeads = 2000;

/** The sources of a business's latest leads, by name. */
async function listSources(query: Reader, contractorId: string): Promise<string[]> {
  const { rows } = await query.execute<LeadOrigin>(sql`
    select distinct lead.source, lead.came_by as "cameBy", ${visitOf()} as visit
    from (
      select ${leads}.* from ${leads} where ${isOwnLead(contractorId)}
      order by ${leads.createdAt} desc limit ${maxScannedLeads}
    ) as lead`);
  return [...new Set(rows.map(sourceOfLead))].toSorted((one, other) => one.localeCompare(other));
}

/**
 * In a query of leads: those from a source, or all if it's empty. A lead without a stored source is
 * looked up.
 */
async function isFrom(
  { database: { query } }: Platform,
  contractorId: string,
  source: OwnLeadFilter["source"],
): Promise<SQL | undefined> {
  if (!source) return undefined;
  const isUnsettled = sql`${leads.cameBy} is null and ${leads.source} in ('page', 'phone_call')`;
  const { rows } = await query.execute<LeadOrigin & { id: string }>(sql`
    select lead.id, lead.source, lead.came_by as "cameBy", ${visitOf()} as visit
    from (
      select ${leads}.* from ${leads} where ${isOwnLead(contractorId)} and ${isUnsettled}
      order by ${leads.createdAt} desc limit ${maxScannedLeads}
    ) as lead`);
  const ids = rows.filter((row) => sourceOfLead(row) === source).map(({ id }) => id);
  const named = leadSources.filter((one) => sourceOfLead({ source: one, ...unknown }) === source);
  return sql`(${leads.cameBy} = ${source}
    or (${leads.cameBy} is null and not (${isUnsettled}) and ${inArray(leads.source, named)})
    or ${inArray(leads.id, ids)})`;
}

const unknown = { cameBy: null, visit: null };

const townOfPage = sql<string>`${seoPages.citySlug} || '-' || lower(${seoPages.state})`;

async function selectPage(
  platform: Platform,
  contractorId: string,
  filter: OwnLeadFilter,
  isOfSource: SQL | undefined,
  { before, sort, limit }: { before: string | null; sort: LeadSort; limit: number },
) {
  const { orderBy, beyond } = sortedAfter({
    table: leads,
    scope: ownedBy(contractorId),
    key: sort.endsWith("name") ? (row) => sql`lower(${row("name")})` : (row) => row("created_at"),
    descending: sort.startsWith("-"),
    after: before,
  });
  const rows = await platform.database.query
    .select({
      id: leads.id,
      name: leads.name,
      phone: leads.phone,
      phoneExtension: leads.phoneExtension,
      email: leads.email,
      status: leads.status,
      lostReason: leads.lostReason,
      estimateSentAt: leads.estimateSentAt,
      createdAt: leads.createdAt,
      source: leads.source,
      cameBy: leads.cameBy,
      visit: visitOf(leads),
      service: seoPages.service,
      city: seoPages.city,
      state: seoPages.state,
      need: selectFromLatestEnquiry<string | null>("need"),
      urgency: selectFromLatestEnquiry<Urgency | null>("urgency"),
    })
    .from(leads)
    .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
    .where(and(matchesFilter(platform, contractorId, filter), isOfSource, beyond))
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map(({ estimateSentAt, cameBy, visit, ...lead }) => ({
    ...lead,
    source: sourceOfLead({ source: lead.source, cameBy, visit }),
    stage: stageOf({ status: lead.status, estimateSentAt }),
  }));
}

async function countByStage(
  platform: Platform,
  contractorId: string,
  filter: OwnLeadFilter,
  isOfSource: SQL | undefined,
) {
  const sent = sql<boolean>`${leads.estimateSentAt} is not null`;
  const groups = await platform.database.query
    .select({ status: leads.status, sent, total: count() })
    .from(leads)
    .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
    .where(and(matchesFilter(platform, contractorId, filter), isOfSource))
    .groupBy(leads.status, sent);
  const totals = new Map<LeadStage, number>();
  for (const group of groups) {
    const stage = stageOf({ status: group.status, estimateSentAt: group.sent ? true : null });
    totals.set(stage, (totals.get(stage) ?? 0) + group.total);
  }
  return totals;
}

function matchesFilter(platform: Platform, contractorId: string, filter: OwnLeadFilter) {
  const { stage, lostReason, service, town, days, search } = filter;
  const since = days && new Date(platform.clock.now().getTime() - days * 24 * 60 * 60 * 1000);
  return and(
    isOwnLead(contractorId),
    stage ? isInStage(stage) : undefined,
    lostReason ? eq(leads.lostReason, lostReason) : undefined,
    service ? eq(seoPages.service, service) : undefined,
    town ? sql`${townOfPage} = ${town}` : undefined,
    since ? gte(leads.createdAt, since) : undefined,
    matchesSearch(search),
  );
}

function isInStage(stage: LeadStage): SQL | undefined {
  const status = eq(leads.status, statusOfStage[stage]);
  if (stage === "contacted") return and(status, isNull(leads.estimateSentAt));
  if (stage === "estimate_sent") return and(status, isNotNull(leads.estimateSentAt));
  return status;
}

function matchesSearch(text: string): SQL | undefined {
  if (text === "") return undefined;
  const { name, email, address, phone } = leads;
  return or(containsAll([name, email, address], [text]), isNumberLike(phone, text));
}
