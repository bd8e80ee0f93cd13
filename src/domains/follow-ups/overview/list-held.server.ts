import { and, eq, lt } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { momentAt } from "~/domains/shared/time-zones/local-time.ts";
import { newestFirst, olderThan, pageOf } from "~/platform/database/newest-first.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadFollowUps } from "../follow-ups.policy.ts";
import { enrollments } from "../follow-ups.tables.server.ts";
import type { GateReason } from "../gate-reasons.ts";

const pageSize = 50;
/** Sort order of the indexes `enrollments_held_newest` and `enrollments_next`. */
const byNextCheck = { createdAt: enrollments.lookAt, id: enrollments.id };

/**
 * Follow-ups on hold for one reason, or without a reason those due today, latest first, paginated.
 */
export async function listHeld(
  platform: Platform,
  actor: Actor,
  { reason }: { reason: GateReason | null },
  before: string | null,
) {
  authorize(canReadFollowUps(actor));
  const { clock, settings } = platform;
  const tomorrow = momentAt(settings.timeZone, clock.now(), 1, 0);
  const rows = await platform.database.query
    .select({
      id: enrollments.id,
      leadId: enrollments.leadId,
      name: leads.name,
      businessName: contractorAccounts.businessName,
      askedAt: enrollments.askedAt,
      lookAt: enrollments.lookAt,
      holdReason: enrollments.holdReason,
      holdDetail: enrollments.holdDetail,
    })
    .from(enrollments)
    .innerJoin(leads, eq(leads.id, enrollments.leadId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, enrollments.contractorId))
    .where(
      and(
        reason ? eq(enrollments.holdReason, reason) : lt(enrollments.lookAt, tomorrow),
        olderThan(byNextCheck, before),
      ),
    )
    .orderBy(...newestFirst(byNextCheck))
    .limit(pageSize + 1);
  return pageOf(rows, pageSize);
}
