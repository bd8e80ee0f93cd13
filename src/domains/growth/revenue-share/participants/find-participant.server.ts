import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { canReadRevenueShare, canReadShare } from "~/domains/growth/growth.policy.ts";
import {
  commissionEntries,
  revenueShareLeads,
  revenueShareParticipants,
} from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { toCents } from "~/domains/growth/revenue-share/revenue-share.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { leads } from "~/domains/leads/index.server.ts";
import { type Actor, authorize, contractorScopeOf } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import { newestFirst, olderThan, pageOf } from "~/platform/database/conditions.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

const pageSize = 25;
const reversal = alias(commissionEntries, "reversal");

/** One participant with its contractor; null if not found. */
export async function findParticipant(platform: Platform, actor: Actor, id: string) {
  authorize(canReadRevenueShare(actor));
  const { businessName, name, email, phone, erasedAt } = contractorAccounts;
  const [revenueShareParticipant] = await platform.database.query
    .select({
      ...getTableColumns(revenueShareParticipants),
      contractor: { businessName, name, email, phone, erasedAt },
    })
    .from(revenueShareParticipants)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, revenueShareParticipants.contractorId))
    .where(eq(revenueShareParticipants.id, id));
  return revenueShareParticipant ?? null;
}

/** A participant's leads, newest first, with the homeowner if still known. */
export async function listParticipantLeads(
  platform: Platform,
  actor: Actor,
  participantId: string,
  before: string | null,
) {
  authorize(canReadShare(actor));
  const { query } = platform.database;
  const rows = await query
    .select({
      id: revenueShareLeads.id,
      leadId: revenueShareLeads.leadId,
      name: leads.name,
      service: seoPages.service,
      city: seoPages.city,
      state: seoPages.state,
      conversionStatus: revenueShareLeads.conversionStatus,
      commissionCents: sql<number | null>`${revenueShareLeads.commissionAmount}`.mapWith(toCents),
      markedAt: revenueShareLeads.markedAt,
      createdAt: revenueShareLeads.createdAt,
    })
    .from(revenueShareLeads)
    .leftJoin(leads, eq(leads.id, revenueShareLeads.leadId))
    .leftJoin(seoPages, eq(seoPages.id, leads.pageId))
    .where(
      and(
        eq(revenueShareLeads.participantId, participantId),
        limitToOwnBusiness(query, actor, revenueShareLeads.participantId),
        olderThan(revenueShareLeads, before),
      ),
    )
    .orderBy(...newestFirst(revenueShareLeads))
    .limit(pageSize + 1);
  return pageOf(rows, pageSize);
}

/** The participant's ledger, newest first, with reversed entries marked. */
export async function listEntries(
  platform: Platform,
  actor: Actor,
  participantId: string,
  before: string | null,
) {
  authorize(canReadRevenueShare(actor));
  const rows = await platform.database.query
    .select({
      ...getTableColumns(commissionEntries),
      leadName: leads.name,
      reversedBy: reversal.id,
    })
    .from(commissionEntries)
    .leftJoin(reversal, eq(reversal.reversesId, commissionEntries.id))
    .leftJoin(revenueShareLeads, eq(revenueShareLeads.id, commissionEntries.leadId))
    .leftJoin(leads, eq(leads.id, revenueShareLeads.leadId))
    .where(
      and(eq(commissionEntries.participantId, participantId), olderThan(commissionEntries, before)),
    )
    .orderBy(desc(commissionEntries.createdAt), desc(commissionEntries.id))
    .limit(pageSize + 1);
  return pageOf(rows, pageSize);
}

/** The sum of a participant's ledger, in cents. */
export async function sumUpEntries(
  platform: Platform,
  actor: Actor,
  participantId: string,
): Promise<number> {
  authorize(canReadShare(actor));
  const { query } = platform.database;
  const [sum] = await query
    .select({
      cents: sql<number>`coalesce(sum(${commissionEntries.amountCents}), 0)`.mapWith(Number),
    })
    .from(commissionEntries)
    .where(
      and(
        eq(commissionEntries.participantId, participantId),
        limitToOwnBusiness(query, actor, commissionEntries.participantId),
      ),
    );
  return sum?.cents ?? 0;
}

/**
 * Limits members to participations of their own business (`members.bound-to-business`); staff see
 * all.
 */
export function limitToOwnBusiness(
  database: Reader,
  actor: Actor,
  participantId: PgColumn,
): SQL | undefined {
  const own = contractorScopeOf(actor);
  if (own === null) return undefined;
  const { id, contractorId } = revenueShareParticipants;
  const ownIds = database
    .select({ id })
    .from(revenueShareParticipants)
    .where(eq(contractorId, own));
  return inArray(participantId, ownIds);
}
