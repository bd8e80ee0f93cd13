import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { toRecord } from "~/platform/database/records.server.ts";
import { type Violation, violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canChangeRevenueShare } from "../revenue-share.policy.ts";
import type { NewParticipant } from "../revenue-share.schema.ts";
import {
  revenueShareApplications,
  revenueShareParticipants,
} from "../revenue-share.tables.server.ts";
import { auditedPreferences } from "./audited-participant.ts";
import { recordParticipation } from "./participation.server.ts";

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
