import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canChangeRevenueShare } from "../revenue-share.policy.ts";
import type { ParticipantSettings } from "../revenue-share.schema.ts";
import { revenueShareParticipants } from "../revenue-share.tables.server.ts";
import { auditedPreferences } from "./audited-participant.ts";
import { recordParticipation } from "./participation.server.ts";

/**
 * Changes a participant's terms. A new rate applies to deals recorded from now on; existing ledger
 * entries keep theirs.
 */
export async function changeParticipant(
  platform: Platform,
  actor: Actor,
  participantId: string,
  settings: ParticipantSettings,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canChangeRevenueShare(actor));
  return inTransaction(platform, async (work) => {
    const { tx } = work;
    const [before] = await tx
      .select()
      .from(revenueShareParticipants)
      .where(eq(revenueShareParticipants.id, participantId))
      .for(...lockRows(revenueShareParticipants));
    if (!before) return { ok: false, code: "not_found" };
    const { services, service_areas, target_monthly_leads, lead_value_range } = settings;
    const preferences = { services, service_areas, target_monthly_leads, lead_value_range };
    const [after] = await tx
      .update(revenueShareParticipants)
      .set({
        status: settings.status,
        commissionRate: settings.commission_rate,
        leadPreferences: { ...before.leadPreferences, ...preferences },
        notificationSettings: {
          email: settings.email_notifications,
          sms: settings.sms_notifications,
        },
      })
      .where(eq(revenueShareParticipants.id, participantId))
      .returning();
    if (!after) throw new Error("The participant was not changed");
    if (isDeepStrictEqual(before, after)) return { ok: true };
    if (before.status !== after.status) {
      await recordParticipation(tx, participantId, after.status, work.now);
    }
    await recordChange(work, actor, {
      action: "participant.change",
      entity: "revenue_share_participant",
      entityId: participantId,
      before: shown(before),
      after: shown(after),
    });
    return { ok: true };
  });
}

function shown(participant: typeof revenueShareParticipants.$inferSelect) {
  const { status, commissionRate, leadPreferences, notificationSettings } = participant;
  return {
    status,
    commission_rate: commissionRate,
    lead_preferences: auditedPreferences(leadPreferences),
    notification_settings: notificationSettings,
  };
}
