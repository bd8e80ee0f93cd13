import { and, eq } from "drizzle-orm";
import { lockBusinessRow } from "~/domains/identity/contractors/lock-business-row.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { canSetUpCalls } from "../calls.policy.ts";
import { blockedCallers } from "../calls.tables.server.ts";
import { maxBlocked } from "../calls.ts";
import { blockSchema } from "./calls.schema.ts";

/** Blocks a number: its calls no longer reach the business and get the missed-call message. */
export async function blockCaller(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<Result<object, Invalid>> {
  authorize(canSetUpCalls(actor));
  const checked = check(blockSchema, values);
  if (!checked.ok) return checked;
  const { contractorId, name: blockedBy } = actor;
  const { phone } = checked.value;
  return inTransaction<Result<object, Invalid>>(platform, async (work) => {
    const { tx, now: createdAt } = work;
    await lockBusinessRow(work, contractorId);
    const blocked = await tx
      .select({ phone: blockedCallers.phone })
      .from(blockedCallers)
      .where(eq(blockedCallers.contractorId, contractorId));
    if (blocked.some((one) => one.phone === phone)) return { ok: true };
    if (blocked.length >= maxBlocked) {
      return invalid({
        phone: `You’ve blocked ${maxBlocked} numbers, the most allowed. Unblock one first`,
      });
    }
    await tx.insert(blockedCallers).values({ contractorId, phone, blockedBy, createdAt });
    return { ok: true };
  });
}

export async function unblockCaller(
  { database }: Platform,
  actor: Actor,
  values: object,
): Promise<Result<object, Invalid>> {
  authorize(canSetUpCalls(actor));
  const checked = check(blockSchema, values);
  if (!checked.ok) return checked;
  await database.query
    .delete(blockedCallers)
    .where(
      and(
        eq(blockedCallers.contractorId, actor.contractorId),
        eq(blockedCallers.phone, checked.value.phone),
      ),
    );
  return { ok: true };
}
