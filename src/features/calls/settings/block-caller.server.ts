import { and, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { check } from "~/platform/validation/form.ts";
import { canSetUpCalls } from "../calls.policy.ts";
import { blockedCallers } from "../calls.tables.server.ts";
import { maxBlocked } from "../calls.ts";
import { blockSchema } from "./calls.schema.ts";

/** From now on a number is not put through to the business, and hears that nobody picks up (`calls.blocked`). */
export async function blockCaller(
  { database, clock }: Platform,
  actor: Actor,
  values: object,
): Promise<Result<object, Invalid>> {
  authorize(canSetUpCalls(actor));
  const checked = check(blockSchema, values);
  if (!checked.ok) return checked;
  const { contractorId, name: blockedBy } = actor;
  const before = await database.query.$count(
    blockedCallers,
    eq(blockedCallers.contractorId, contractorId),
  );
  if (before >= maxBlocked) {
    return invalid({ phone: `You block ${maxBlocked} numbers already. Unblock one first` });
  }
  await database.query
    .insert(blockedCallers)
    .values({ contractorId, phone: checked.value.phone, blockedBy, createdAt: clock.now() })
    .onConflictDoNothing();
  return { ok: true };
}

/** Lets a number through again. */
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
