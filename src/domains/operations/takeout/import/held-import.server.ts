import { and, eq, isNull } from "drizzle-orm";
import { scheduleTurn } from "~/domains/follow-ups/index.server.ts";
import { businessImports, release } from "~/domains/messaging/index.server.ts";
import { canReleaseBusiness, canSeeHeld } from "~/domains/operations/operations.policy.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";

/** The source of an imported business that is held; null for any other (`you-own-it.quiet`). */
export async function findHeldImport({ database }: Platform, actor: Actor, contractorId: string) {
  authorize(canSeeHeld(actor));
  const { source, createdAt, releasedAt } = businessImports;
  const [heldImport] = await database.query
    .select({ source, createdAt })
    .from(businessImports)
    .where(and(eq(businessImports.contractorId, contractorId), isNull(releasedAt)));
  return heldImport ?? null;
}

export type HeldImport = NonNullable<Awaited<ReturnType<typeof findHeldImport>>>;

/**
 * Turns on sending for an imported business (`you-own-it.quiet`): its follow-ups continue, and
 * messages blocked until now stay blocked for staff to review.
 */
export async function releaseBusiness(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canReleaseBusiness(actor));
  return inTransaction(platform, async (work) => {
    if (!(await release(work, contractorId))) return { ok: false, code: "not_found" };
    await scheduleTurn(work, contractorId, work.now);
    await recordChange(work, actor, {
      action: "business.release",
      entity: "contractor",
      entityId: contractorId,
      before: null,
      after: null,
    });
    return { ok: true };
  });
}
