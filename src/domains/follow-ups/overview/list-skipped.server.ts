import { and, eq, gte } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { momentAt } from "~/domains/shared/time-zones/local-time.ts";
import { newestFirst, olderThan, pageOf } from "~/platform/database/newest-first.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadFollowUps } from "../follow-ups.policy.ts";
import { enrollments, sends } from "../follow-ups.tables.server.ts";
import type { GateReason } from "../gate-reasons.ts";

const pageSize = 50;

/** Steps skipped today for one reason, newest first, paginated. */
export async function listSkipped(
  platform: Platform,
  actor: Actor,
  { reason }: { reason: GateReason },
  before: string | null,
) {
  authorize(canReadFollowUps(actor));
  const { clock, database, settings } = platform;
  const today = momentAt(settings.timeZone, clock.now(), 0, 0);
  const rows = await database.query
    .select({
      id: sends.id,
      leadId: enrollments.leadId,
      name: leads.name,
      businessName: contractorAccounts.businessName,
      askedAt: enrollments.askedAt,
      channel: sends.channel,
      skippedAt: sends.createdAt,
    })
    .from(sends)
    .innerJoin(enrollments, eq(enrollments.id, sends.enrollmentId))
    .innerJoin(leads, eq(leads.id, enrollments.leadId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, enrollments.contractorId))
    .where(
      and(eq(sends.skippedBecause, reason), gte(sends.createdAt, today), olderThan(sends, before)),
    )
    .orderBy(...newestFirst(sends))
    .limit(pageSize + 1);
  return pageOf(rows, pageSize);
}
