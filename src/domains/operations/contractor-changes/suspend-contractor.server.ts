import { and, asc, eq } from "drizzle-orm";
import { scheduleTurn } from "~/domains/follow-ups/index.server.ts";
import { lockBusinessRow } from "~/domains/identity/index.server.ts";
import {
  addSuspension,
  businessSuspensions,
  findSuspendedBusinesses,
  removeSuspension,
} from "~/domains/messaging/index.server.ts";
import {
  canChangeBusiness,
  canSeeOwnSuspension,
  canSeeSuspension,
} from "~/domains/operations/operations.policy.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, signatureOf } from "~/domains/shared/index.ts";
import { lockPages, pausePage, publishPage, seoPages } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";

/** Why and since when a business is suspended; null where it isn't. */
export async function findSuspension({ database }: Platform, actor: Actor, contractorId: string) {
  authorize(canSeeSuspension(actor));
  const { reason, suspendedBy, createdAt } = businessSuspensions;
  const [businessSuspension] = await database.query
    .select({ reason, suspendedBy, createdAt })
    .from(businessSuspensions)
    .where(eq(businessSuspensions.contractorId, contractorId));
  return businessSuspension ?? null;
}

/** Whether the actor's own business is suspended. */
export async function isSuspended({ database }: Platform, actor: Actor): Promise<boolean> {
  authorize(canSeeOwnSuspension(actor));
  return (await findSuspendedBusinesses(database.query, [actor.contractorId])).size > 0;
}

/**
 * Takes a business's pages off the site and stops its messages. Its team can still read and export
 * everything. Audited.
 */
export async function suspendContractor(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  reason: string,
): Promise<Result<object, Refused<"not_found" | "already_done">>> {
  authorize(canChangeBusiness(actor));
  const { actorEmail } = signatureOf(actor);
  return inTransaction(platform, async (work) => {
    if (!(await lockBusinessRow(work, contractorId))) return { ok: false, code: "not_found" };
    const live = await work.tx
      .select({ id: seoPages.id })
      .from(seoPages)
      .where(and(eq(seoPages.contractorId, contractorId), eq(seoPages.status, "live")))
      .orderBy(asc(seoPages.id));
    const pageIds = live.map(({ id }) => id);
    const suspension = { contractorId, reason, suspendedBy: actorEmail, pageIds };
    if (!(await addSuspension(work, suspension))) return { ok: false, code: "already_done" };
    for (const id of pageIds) await pausePage(work, id);
    await recordChange(work, actor, {
      action: "business.suspend",
      entity: "contractor",
      entityId: contractorId,
      before: null,
      after: { reason, paused: pageIds },
    });
    return { ok: true };
  });
}

/**
 * Ends a suspension: pages that were live are published again unless their territory was taken, and
 * follow-ups continue. Blocked messages stay blocked for staff to review. Audited.
 */
export async function endSuspension(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canChangeBusiness(actor));
  return inTransaction(platform, async (work) => {
    await lockBusinessRow(work, contractorId);
    const ended = await removeSuspension(work, contractorId);
    if (!ended) return { ok: false, code: "not_found" };
    await lockPages(work, ended.pageIds);
    const outcomes: Record<string, string> = {};
    for (const id of ended.pageIds) outcomes[id] = await publishPage(work, id);
    await scheduleTurn(work, contractorId, work.now);
    await recordChange(work, actor, {
      action: "business.end-suspension",
      entity: "contractor",
      entityId: contractorId,
      before: { reason: ended.reason },
      after: { pages: outcomes },
    });
    return { ok: true };
  });
}
