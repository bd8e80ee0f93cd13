import { and, eq, inArray, or, sql } from "drizzle-orm";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type BusinessMember } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { customerMerged } from "./customers.events.ts";
import { canMergeCustomers } from "./customers.policy.ts";
import { customers } from "./customers.tables.server.ts";

/**
 * Rejected if a teammate merged either one first (`already_done`), or if others were merged into the
 * duplicate (`not_possible`).
 */
export type CustomersMerged = Result<
  object,
  Refused<"not_found" | "already_done" | "not_possible">
>;

/**
 * Merges a duplicate into another customer of the actor's business. Only marks the duplicate: its leads,
 * jobs, money, and properties count as the other's, and the merge can be undone. Audited.
 */
export async function mergeCustomers(
  platform: Platform,
  actor: Actor,
  { targetId, duplicateId }: { targetId: string; duplicateId: string },
): Promise<CustomersMerged> {
  authorize(canMergeCustomers(actor));
  return inTransaction<CustomersMerged>(platform, async (work) => {
    const { tx, now } = work;
    const rows = await tx
      .select({ id: customers.id, mergedInto: customers.mergedInto })
      .from(customers)
      .where(
        and(
          inArray(customers.id, [targetId, duplicateId]),
          eq(customers.contractorId, actor.contractorId),
        ),
      )
      .orderBy(customers.id)
      .for(...lockRows(customers, "no key update"));
    if (targetId === duplicateId) return { ok: false, code: "not_possible" };
    if (rows.length < 2) return { ok: false, code: "not_found" };
    if (rows.some(({ mergedInto }) => mergedInto !== null)) {
      return { ok: false, code: "already_done" };
    }
    const [inside] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.mergedInto, duplicateId))
      .limit(1);
    if (inside) return { ok: false, code: "not_possible" };
    await tx
      .update(customers)
      .set({ mergedInto: targetId, mergedAt: now, mergedBy: actor.name, updatedAt: now })
      .where(eq(customers.id, duplicateId));
    await tx.update(customers).set({ updatedAt: now }).where(eq(customers.id, targetId));
    await record(work, actor, duplicateId, { before: null, after: { mergedInto: targetId } });
    return { ok: true };
  });
}

export type CustomerMergeUndone = Result<{ name: string }, Refused<"not_found" | "already_done">>;

/** Undoes a merge at the actor's business: the customer is separate again, with its own rows. Audited. */
export async function undoCustomerMerge(
  platform: Platform,
  actor: Actor,
  customerId: string,
): Promise<CustomerMergeUndone> {
  authorize(canMergeCustomers(actor));
  return inTransaction<CustomerMergeUndone>(platform, async (work) => {
    const canonicalId = work.tx
      .select({ id: customers.mergedInto })
      .from(customers)
      .where(eq(customers.id, customerId));
    const rows = await work.tx
      .select({ id: customers.id, name: customers.name, mergedInto: customers.mergedInto })
      .from(customers)
      .where(
        and(
          or(eq(customers.id, customerId), sql`${customers.id} = (${canonicalId})`),
          eq(customers.contractorId, actor.contractorId),
        ),
      )
      .orderBy(customers.id)
      .for(...lockRows(customers, "no key update"));
    const customer = rows.find(({ id }) => id === customerId);
    if (!customer) return { ok: false, code: "not_found" };
    if (!customer.mergedInto) return { ok: false, code: "already_done" };
    await work.tx
      .update(customers)
      .set({ mergedInto: null, mergedAt: null, mergedBy: null, updatedAt: work.now })
      .where(eq(customers.id, customerId));
    await work.tx
      .update(customers)
      .set({ updatedAt: work.now })
      .where(eq(customers.id, customer.mergedInto));
    const before = { mergedInto: customer.mergedInto };
    await record(work, actor, customerId, { before, after: null });
    return { ok: true, name: customer.name };
  });
}

type Change = { before: object | null; after: object | null };

async function record(
  work: UnitOfWork,
  actor: BusinessMember,
  customerId: string,
  change: Change,
): Promise<void> {
  work.record(customerMerged, { customerId, contractorId: actor.contractorId });
  const action = change.after ? "customer.merge" : "customer.undo_merge";
  await recordChange(work, actor, { action, entity: "customer", entityId: customerId, ...change });
}
