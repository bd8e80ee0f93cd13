import { and, eq, exists, type SQL } from "drizzle-orm";
import type { BusinessMember } from "~/features/access/actor.ts";
import { crewMembers } from "~/features/crews/crews.tables.server.ts";
import { workOrders } from "~/features/work-orders/work-orders.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { visits } from "./visits.tables.server.ts";

export type LockedVisit = typeof visits.$inferSelect & { leadId: string | null };

/** A visit of the business, locked until the transaction ends; null where it has none of this id. */
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
    .for("update");
  if (!visit) return null;
  const [job] = await tx
    .select({ leadId: workOrders.leadId })
    .from(workOrders)
    .where(eq(workOrders.id, visit.workOrderId));
  return { ...visit, leadId: job?.leadId ?? null };
}

/** That one of the member's own crews goes there (`schedule.technician`). */
export function isOfOwnCrew(database: Reader, { id }: BusinessMember): SQL {
  return exists(
    database
      .select()
      .from(crewMembers)
      .where(and(eq(crewMembers.crewId, visits.crewId), eq(crewMembers.memberId, id))),
  );
}
