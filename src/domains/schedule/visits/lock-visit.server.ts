import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import { canonicalLeadId, leads } from "~/domains/leads/index.server.ts";
import {
  crewMembers,
  type Recurrence,
  recurrences,
  visits,
  workOrders,
} from "~/domains/schedule/schedule.tables.server.ts";
import type { BusinessMember } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { lockCrew } from "./book-visit-in-transaction.server.ts";

export type LockedVisit = typeof visits.$inferSelect & { leadId: string | null };

/** Locks a visit of the business until the transaction ends; null if there is none with this id. */
export async function lockVisit(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  visitId: string,
  also?: SQL,
): Promise<LockedVisit | null> {
  const [visit] = await tx
    .select()
    .from(visits)
    .where(and(eq(visits.id, visitId), eq(visits.contractorId, contractorId), also))
    .for(...lockRows(visits));
  if (!visit) return null;
  return { ...visit, leadId: await findLeadOfVisit({ tx }, contractorId, visitId) };
}

/** The lead of a visit's job, or the lead it was merged into; null if there is none. */
export async function findLeadOfVisit(
  work: Pick<UnitOfWork, "tx">,
  contractorId: string,
  visitId: string,
): Promise<string | null> {
  return (await findLeadsOfVisits(work, contractorId, [visitId])).get(visitId) ?? null;
}

/** Like `findLeadOfVisit`, by visit. */
export async function findLeadsOfVisits(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  visitIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await tx
    .select({ id: visits.id, leadId: sql<string | null>`${canonicalLeadId}` })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .leftJoin(leads, eq(leads.id, workOrders.leadId))
    .where(and(inArray(visits.id, [...visitIds]), eq(visits.contractorId, contractorId)));
  return new Map(rows.map(({ id, leadId }) => [id, leadId]));
}

/**
 * Locks a visit whose time or crew will change, its recurring job, and the crew to assign. All
 * schedule changes lock in this order (job, crew, visit) to avoid deadlocks.
 * @returns null if there is no such visit; without a crew if there is no such crew
 */
export async function lockVisitForChange(
  work: Pick<UnitOfWork, "tx" | "now">,
  contractorId: string,
  { visitId, crewId }: { visitId: string; crewId: string | null },
): Promise<VisitLocks | null> {
  const recurrence = await lockRecurrence(work, contractorId, visitId);
  const heldCrewId = await lockCrew(work, contractorId, crewId);
  const visit = await lockVisit(work, contractorId, visitId);
  // A concurrent change may have moved the visit to another recurring job.
  const isOfIt = recurrence !== null && recurrence.id === visit?.recurrenceId;
  return visit && { visit, recurrence: isOfIt ? recurrence : null, crewId: heldCrewId };
}

type VisitLocks = { visit: LockedVisit; recurrence: Recurrence | null; crewId: string | null };

/** Locks a visit's recurring job until the transaction ends; null if there is none. */
export async function lockRecurrence(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  visitId: string,
): Promise<Recurrence | null> {
  const ofIt = tx
    .select({ id: visits.recurrenceId })
    .from(visits)
    .where(and(eq(visits.id, visitId), eq(visits.contractorId, contractorId)));
  const [recurrence] = await tx
    .select()
    .from(recurrences)
    .where(inArray(recurrences.id, ofIt))
    .for(...lockRows(recurrences));
  return recurrence ?? null;
}

/** Whether one of the member's own crews is assigned. */
export function isOwnCrewVisit(database: Reader, { id }: BusinessMember): SQL {
  return exists(
    database
      .select()
      .from(crewMembers)
      .where(and(eq(crewMembers.crewId, visits.crewId), eq(crewMembers.memberId, id))),
  );
}
