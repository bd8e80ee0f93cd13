import { randomInt } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import { acquireLock } from "~/domains/shared/access/acquire-lock.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canChangeAffiliates } from "./affiliates.policy.ts";
import type { AffiliateRequest } from "./affiliates.schema.ts";
import { affiliateProgramMembers } from "./affiliates.tables.server.ts";

export type SavedAffiliate =
  | { ok: true; id: string; referralCode: string }
  | { ok: false; code: "code_taken" | "not_found" };

/**
 * Adds a referral partner, or updates the one with this id; audited. A code is unique, ignoring
 * case. Deactivating keeps the code and its referrals: visits by its links are still recorded.
 */
export async function saveAffiliate(
  platform: Platform,
  actor: Actor,
  request: AffiliateRequest,
  id: string | null,
): Promise<SavedAffiliate> {
  authorize(canChangeAffiliates(actor));
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    // Serializes two members who enter the same code concurrently.
    await acquireLock(tx, "referral-codes");
    const before = id ? await find(work, id) : null;
    if (id && !before) return { ok: false, code: "not_found" };
    const referralCode = request.referral_code ?? before?.referralCode ?? newCode(request.name);
    if (await isTaken(work, referralCode, id)) return { ok: false, code: "code_taken" };
    const values = {
      name: request.name,
      email: request.email,
      referralCode,
      status: request.status,
      updatedAt: now,
    };
    const savedId = id ?? newId(now.getTime());
    if (before) {
      await tx
        .update(affiliateProgramMembers)
        .set(values)
        .where(eq(affiliateProgramMembers.id, savedId));
    } else {
      await tx.insert(affiliateProgramMembers).values({ ...values, id: savedId, createdAt: now });
    }
    await recordChange(work, actor, {
      action: before ? "affiliate.change" : "affiliate.add",
      entity: "affiliate",
      entityId: savedId,
      before: before && { status: before.status },
      // A code often contains a name, so the log only records that it changed.
      after: { status: request.status, new_code: before?.referralCode !== referralCode },
    });
    return { ok: true, id: savedId, referralCode };
  });
}

async function find({ tx }: UnitOfWork, id: string) {
  const [found] = await tx
    .select()
    .from(affiliateProgramMembers)
    .where(eq(affiliateProgramMembers.id, id))
    .for(...lockRows(affiliateProgramMembers));
  return found ?? null;
}

async function isTaken({ tx }: UnitOfWork, code: string, id: string | null): Promise<boolean> {
  const { id: memberId, referralCode } = affiliateProgramMembers;
  const [taken] = await tx
    .select({ id: memberId })
    .from(affiliateProgramMembers)
    .where(and(sql`upper(${referralCode}) = upper(${code})`, id ? ne(memberId, id) : undefined));
  return taken !== undefined;
}

/** Letters from the name, for reading it aloud, and digits for uniqueness. */
function newCode(name: string): string {
  const letters =
    name
      .toUpperCase()
      .replace(/[^A-Z]/g, "")
      .slice(0, 6) || "PARTNER";
  return `${letters}${randomInt(1_000, 10_000)}`;
}
