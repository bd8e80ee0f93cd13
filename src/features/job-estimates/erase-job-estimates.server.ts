import { eq } from "drizzle-orm";
import { documentNumbers } from "~/features/document-numbers/document-numbers.tables.server.ts";
import { type Contact, isSamePerson } from "~/features/people/same-person.server.ts";
import { prices } from "~/features/price-book/price-book.tables.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { jobEstimateContact, jobEstimates } from "./job-estimates.tables.server.ts";

/**
 * Deletes the estimates for a person at every business, or all of a business with its price book, within
 * the caller's transaction (`estimates.kept`). Their versions and answers go with them.
 */
export async function eraseJobEstimates(
  { tx }: Pick<UnitOfWork, "tx">,
  of: { contractorId: string } | { person: readonly Contact[] },
): Promise<void> {
  if ("person" in of) {
    await tx.delete(jobEstimates).where(isSamePerson(jobEstimateContact, of.person));
    return;
  }
  const { contractorId } = of;
  await tx.delete(jobEstimates).where(eq(jobEstimates.contractorId, contractorId));
  await tx.delete(prices).where(eq(prices.contractorId, contractorId));
  await tx.delete(documentNumbers).where(eq(documentNumbers.contractorId, contractorId));
}
