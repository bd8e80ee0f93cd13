import { and, eq, gt } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { recordSecurityEvent } from "~/features/security-events/record-security-event.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { recordOwn, refusePassword } from "../own-account/own-account.server.ts";
import { canKeepOwnAccount } from "../staff.policy.ts";
import { ownPasswordSchema } from "../staff.schema.ts";
import { sessionConfirmations } from "../staff.tables.server.ts";
import { confirmationMinutes } from "./confirmation-minutes.ts";

/** Whether the password was entered again in this session, not too long ago. */
export async function hasConfirmed(platform: Platform, actor: Actor): Promise<boolean> {
  authorize(canKeepOwnAccount(actor));
  const { sessionId, confirmedAt } = sessionConfirmations;
  const since = new Date(platform.clock.now().getTime() - confirmationMinutes * 60 * 1000);
  const [found] = await platform.database.query
    .select({ sessionId })
    .from(sessionConfirmations)
    .where(and(eq(sessionId, actor.sessionId), gt(confirmedAt, since)));
  return found !== undefined;
}

/**
 * Takes the member's own password once more; it then counts for 15 minutes in this session only.
 * Tries are limited and the confirmation is audited (`staff.confirm-identity`).
 */
export async function confirmIdentity(
  platform: Platform,
  actor: Actor,
  password: unknown,
  address: string,
): Promise<Result<object, Invalid>> {
  authorize(canKeepOwnAccount(actor));
  const checked = check(ownPasswordSchema, { password });
  if (!checked.ok) return checked;
  const refusal = await refusePassword(platform, actor, checked.value.password);
  if (refusal) {
    await recordSecurityEvent(platform, "failed_confirmation", { userId: actor.id }, address);
    return invalid({ password: refusal });
  }
  await inTransaction(platform, async (work) => {
    const confirmedAt = work.now;
    await work.tx
      .insert(sessionConfirmations)
      .values({ sessionId: actor.sessionId, confirmedAt })
      .onConflictDoUpdate({ target: sessionConfirmations.sessionId, set: { confirmedAt } });
    await recordOwn(work, actor, "staff.confirm_identity", { minutes: confirmationMinutes });
  });
  return { ok: true };
}
