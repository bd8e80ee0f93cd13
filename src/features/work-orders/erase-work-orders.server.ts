import { eq } from "drizzle-orm";
import { crews } from "~/features/crews/crews.tables.server.ts";
import { type Contact, isSamePerson } from "~/features/people/same-person.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { workOrderContact, workOrders } from "./work-orders.tables.server.ts";

/**
 * Deletes the jobs of a person at every business, or all of a business with its crews, within the
 * caller's transaction (`schedule.erased`). Their visits go with them.
 */
export async function eraseWorkOrders(
  { tx }: Pick<UnitOfWork, "tx">,
  of: { contractorId: string } | { person: readonly Contact[] },
): Promise<void> {
  if ("person" in of) {
    await tx.delete(workOrders).where(isSamePerson(workOrderContact, of.person));
    return;
  }
  await tx.delete(workOrders).where(eq(workOrders.contractorId, of.contractorId));
  await tx.delete(crews).where(eq(crews.contractorId, of.contractorId));
}
