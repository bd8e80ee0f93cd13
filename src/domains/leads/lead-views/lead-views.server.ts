import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { members } from "~/domains/identity/index.server.ts";
import { canReadLeadViews, canSaveLeadViews } from "~/domains/leads/leads.policy.ts";
import { leadViews } from "~/domains/leads/leads.tables.server.ts";
import { type LeadViewFilter, maxLeadViews, maxViewNameLength } from "~/domains/leads/leads.ts";
import { listLeadFilterOptions } from "~/domains/leads/own/own-leads.server.ts";
import { type Actor, authorize, isMember } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { requiredLine } from "~/platform/validation/fields.ts";
import { check } from "~/platform/validation/form.ts";

const viewSchema = z.object({ name: requiredLine("Enter a name", maxViewNameLength) });

/** The member's saved views, by name; empty for staff viewing as the business. */
export async function listLeadViews({ database: { query } }: Platform, actor: Actor) {
  authorize(canReadLeadViews(actor));
  if (!isMember(actor)) return [];
  return query
    .select({ id: leadViews.id, name: leadViews.name, filter: leadViews.filter })
    .from(leadViews)
    .where(and(eq(leadViews.memberId, actor.id), eq(leadViews.contractorId, actor.contractorId)))
    .orderBy(asc(leadViews.name), asc(leadViews.id))
    .limit(maxLeadViews);
}

type LeadViewSaved = Result<{ viewId: string }, Refused<"not_found"> | Invalid>;

/**
 * Saves filters of the lead list under a name. Saving the same name and filters again is a double click and
 * returns the existing view. Not found if the membership has ended.
 */
export async function saveLeadView(
  platform: Platform,
  actor: Actor,
  filter: LeadViewFilter,
  values: object,
): Promise<LeadViewSaved> {
  authorize(canSaveLeadViews(actor));
  const checked = check(viewSchema, values);
  if (!checked.ok) return checked;
  const { name } = checked.value;
  // Saves only these fields; the caller's filter may also include the search text.
  const { stage, lostReason, service, town, days, source = null, board } = filter;
  const savedFilter: LeadViewFilter = { stage, lostReason, service, town, days, board };
  if (source !== null) savedFilter.source = source;
  if ([stage, lostReason, service, town, days, source].every((one) => one === null)) {
    return invalid({ name: "Choose a filter first" });
  }
  const { services, towns } = await listLeadFilterOptions(platform, actor);
  const isOffered =
    (service === null || services.includes(service)) &&
    (town === null || towns.some(({ value }) => value === town));
  if (!isOffered) return invalid({ name: "Choose a service and a city from the list" });
  return inTransaction<LeadViewSaved>(platform, async ({ tx, now }) => {
    // The lock makes concurrent saves count each other, and a removed member saves nothing.
    const [member] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.id, actor.id), isNull(members.revokedAt)))
      .for(...lockRows(members, "no key update"));
    if (!member) return { ok: false, code: "not_found" };
    const ownRows = await tx
      .select({
        id: leadViews.id,
        filter: leadViews.filter,
        isNamed: sql<boolean>`lower(${leadViews.name}) = lower(${name})`,
      })
      .from(leadViews)
      .where(eq(leadViews.memberId, actor.id));
    const sameView = ownRows.find(({ isNamed }) => isNamed);
    if (sameView && isDeepStrictEqual(sameView.filter, savedFilter))
      return { ok: true, viewId: sameView.id };
    if (sameView) return invalid({ name: "You already have a view with this name" });
    if (ownRows.length >= maxLeadViews) {
      return invalid({ name: `You can save up to ${maxLeadViews} views. Delete one first.` });
    }
    const id = newId(now.getTime());
    const { contractorId } = actor;
    await tx
      .insert(leadViews)
      .values({ id, contractorId, memberId: actor.id, name, filter: savedFilter, createdAt: now });
    return { ok: true, viewId: id };
  });
}

/** Deletes one of the member's own views; anyone else's is not found. */
export async function deleteLeadView(
  platform: Platform,
  actor: Actor,
  viewId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canSaveLeadViews(actor));
  const deleted = await platform.database.query
    .delete(leadViews)
    .where(
      and(
        eq(leadViews.id, viewId),
        eq(leadViews.memberId, actor.id),
        eq(leadViews.contractorId, actor.contractorId),
      ),
    )
    .returning({ id: leadViews.id });
  return deleted.length > 0 ? { ok: true } : { ok: false, code: "not_found" };
}

/** Deletes the saved views of a member who left the business. */
export async function deleteMemberLeadViews(
  { tx }: UnitOfWork,
  { payload: { memberId } }: RecordedEvent<{ memberId: string; contractorId: string }>,
): Promise<void> {
  await tx.delete(leadViews).where(eq(leadViews.memberId, memberId));
}
