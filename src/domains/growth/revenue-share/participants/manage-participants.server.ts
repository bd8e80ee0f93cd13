import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull } from "drizzle-orm";
import { canChangeRevenueShare } from "~/domains/growth/growth.policy.ts";
import type {
  NewParticipant,
  ParticipantSettings,
} from "~/domains/growth/revenue-share/revenue-share.schema.ts";
import {
  revenueShareApplications,
  revenueShareParticipants,
  revenueShareParticipations,
} from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import type { ParticipantStatus } from "~/domains/growth/revenue-share/revenue-share.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { toRecord } from "~/platform/database/select-rows.server.ts";
import { type Violation, violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { auditedPreferences } from "./audited-participant.ts";

export type InsertedParticipant =
  | { ok: true; participant: Record<string, unknown> }
  | { ok: false; code: Violation | "not_approved" };

/**
 * Adds a participant as API clients do. An approval adds its own, so this is for an approved
 * application without one. @returns the row, or the refusal
 */
export async function insertParticipant(
  platform: Platform,
  actor: Actor,
  given: NewParticipant,
): Promise<InsertedParticipant> {
  authorize(canChangeRevenueShare(actor));
  try {
    return await inTransaction(platform, async (work) => {
      const { applicationStatus } = revenueShareApplications;
      const [application] = await work.tx
        .select({ status: applicationStatus })
        .from(revenueShareApplications)
        .where(eq(revenueShareApplications.id, given.application_id));
      if (!application) return { ok: false, code: "foreign key" };
      if (application.status !== "approved") return { ok: false, code: "not_approved" };
      const [added] = await work.tx
        .insert(revenueShareParticipants)
        .values({
          contractorId: given.contractor_id,
          applicationId: given.application_id,
          status: given.status,
          commissionRate: given.commission_rate,
          leadPreferences: given.lead_preferences,
          notificationSettings: given.notification_settings,
          joinedAt: work.now,
        })
        .returning();
      if (!added) throw new Error("The participant was not added");
      await recordParticipation(work.tx, added.id, added.status, work.now);
      const participant = toRecord(revenueShareParticipants, added);
      await recordChange(work, actor, {
        action: "participant.add",
        entity: "revenue_share_participant",
        entityId: added.id,
        before: null,
        after: { ...participant, lead_preferences: auditedPreferences(added.leadPreferences) },
      });
      return { ok: true, participant };
    });
  } catch (error) {
    const refusal = violationOf(error);
    if (!refusal) throw error;
    return { ok: false, code: refusal.violation };
  }
}

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

/**
 * Records when a participation begins or ends, in the transaction that changes the status. Does
 * nothing if the status doesn't affect it.
 */
export async function recordParticipation(
  tx: Transaction,
  participantId: string,
  status: ParticipantStatus,
  at: Date,
): Promise<void> {
  const periods = revenueShareParticipations;
  if (status === "active") {
    await tx.insert(periods).values({ participantId, beganAt: at }).onConflictDoNothing();
    return;
  }
  await tx
    .update(periods)
    .set({ endedAt: at })
    .where(and(eq(periods.participantId, participantId), isNull(periods.endedAt)));
}
