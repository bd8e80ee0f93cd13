import { count, desc, eq, sql } from "drizzle-orm";
import {
  canExportRevenueShare,
  canReadOwnShare,
  canReadRevenueShare,
} from "~/domains/growth/growth.policy.ts";
import {
  revenueShareLeads,
  revenueShareParticipants,
} from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { toCents } from "~/domains/growth/revenue-share/revenue-share.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { defineList, type RowOf } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { newestFirst, olderThan } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

const newest = { createdAt: revenueShareParticipants.joinedAt, id: revenueShareParticipants.id };

/** Only converted leads count, and one without an amount counts as 0 (`revenue-share.rate`). */
const converted = sql`${revenueShareLeads.conversionStatus} = 'converted'`;
const commission = sql<string>`coalesce(sum(${revenueShareLeads.commissionAmount}) filter (where ${converted}), 0)`;

/** Participants with their leads and revenue, newest first. */
export const { page: listParticipants, stream: streamParticipants } = defineList({
  canRead: canReadRevenueShare,
  canExport: canExportRevenueShare,
  pageSize: 50,
  read: selectPage,
});

export type ListedParticipant = RowOf<typeof streamParticipants>;

/** The totals above the table: participants, leads, and revenue in cents. */
export async function sumUpParticipants(platform: Platform, actor: Actor) {
  authorize(canReadRevenueShare(actor));
  const { query } = platform.database;
  const [participants] = await query
    .select({
      total: count(),
      active:
        sql<number>`count(*) filter (where ${revenueShareParticipants.status} = 'active')`.mapWith(
          Number,
        ),
    })
    .from(revenueShareParticipants);
  const [delivered] = await query
    .select({ leads: count(), commission: commission.mapWith(toCents) })
    .from(revenueShareLeads);
  return {
    total: participants?.total ?? 0,
    active: participants?.active ?? 0,
    leads: delivered?.leads ?? 0,
    commissionCents: delivered?.commission ?? 0,
  };
}

async function selectPage(
  platform: Platform,
  _filter: object,
  before: string | null,
  limit: number,
) {
  const { query } = platform.database;
  const page = query
    .select({
      id: revenueShareParticipants.id,
      contractorId: revenueShareParticipants.contractorId,
      status: revenueShareParticipants.status,
      commissionRate: revenueShareParticipants.commissionRate,
      joinedAt: revenueShareParticipants.joinedAt,
    })
    .from(revenueShareParticipants)
    .where(olderThan(newest, before))
    .orderBy(...newestFirst(newest))
    .limit(limit)
    .as("page");
  return query
    .select({
      id: page.id,
      contractorId: page.contractorId,
      businessName: contractorAccounts.businessName,
      name: contractorAccounts.name,
      email: sql<
        string | null
      >`case when ${contractorAccounts.erasedAt} is null then ${contractorAccounts.email} end`,
      /** Whether the contractor's data was deleted; only money records remain. */
      erased: sql<boolean>`${contractorAccounts.erasedAt} is not null`,
      phone: contractorAccounts.phone,
      commissionRate: page.commissionRate,
      joinedAt: page.joinedAt,
      leads: count(revenueShareLeads.id),
      conversions: sql<number>`count(*) filter (where ${converted})`.mapWith(Number),
      commissionCents: commission.mapWith(toCents),
      status: page.status,
    })
    .from(page)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, page.contractorId))
    .leftJoin(revenueShareLeads, eq(revenueShareLeads.participantId, page.id))
    .groupBy(
      page.id,
      page.contractorId,
      page.status,
      page.commissionRate,
      page.joinedAt,
      contractorAccounts.id,
    )
    .orderBy(sql`${page.joinedAt} desc, ${page.id} desc`);
}

export type OwnShare = Awaited<ReturnType<typeof listOwnShares>>[number];

/** The participations of the actor's business, active and latest first; usually one or none. */
export async function listOwnShares(platform: Platform, actor: Actor) {
  authorize(canReadOwnShare(actor));
  const share = revenueShareParticipants;
  return platform.database.query
    .select({
      id: share.id,
      status: share.status,
      commissionRate: share.commissionRate,
      joinedAt: share.joinedAt,
      leads: count(revenueShareLeads.id),
      converted:
        sql<number>`count(*) filter (where ${revenueShareLeads.conversionStatus} = 'converted')`.mapWith(
          Number,
        ),
    })
    .from(share)
    .leftJoin(revenueShareLeads, eq(revenueShareLeads.participantId, share.id))
    .where(eq(share.contractorId, actor.contractorId))
    .groupBy(share.id)
    .orderBy(sql`${share.status} = 'active' desc`, desc(share.joinedAt), desc(share.id));
}

/** Whether the actor's business is or was in revenue share. */
export async function sharesRevenue(platform: Platform, actor: Actor): Promise<boolean> {
  authorize(canReadOwnShare(actor));
  const [participant] = await platform.database.query
    .select({ id: revenueShareParticipants.id })
    .from(revenueShareParticipants)
    .where(eq(revenueShareParticipants.contractorId, actor.contractorId))
    .limit(1);
  return participant !== undefined;
}
