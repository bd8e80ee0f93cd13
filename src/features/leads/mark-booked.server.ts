import { and, eq, inArray } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadStatusChanged } from "./leads.events.ts";
import { leadEvents, leads } from "./leads.tables.server.ts";
import { leadStatuses, nextStatuses } from "./leads.ts";

/** Moves a lead on to booked within the caller's transaction, where its status allows that step. */
export async function markBooked(work: UnitOfWork, leadId: string): Promise<void> {
  const { tx, now } = work;
  const [lead] = await tx
    .select({ contractorId: leads.contractorId, status: leads.status })
    .from(leads)
    .where(
      and(
        eq(leads.id, leadId),
        inArray(
          leads.status,
          leadStatuses.filter((status) => nextStatuses[status].includes("booked")),
        ),
      ),
    )
    .for("update");
  if (!lead) return;
  await tx.update(leads).set({ status: "booked", updatedAt: now }).where(eq(leads.id, leadId));
  const details = { before: lead.status, after: "booked" };
  await tx.insert(leadEvents).values({ leadId, kind: "status_changed", details, createdAt: now });
  work.record(leadStatusChanged, { leadId, contractorId: lead.contractorId });
}
