import { eq } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { cardCheckouts, paymentAccounts } from "./card-payments.tables.server.ts";

/** Deletes what is kept of a business's payments by card, within the caller's transaction; its account with the provider is its own. */
export async function eraseCardPayments(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<void> {
  await tx.delete(cardCheckouts).where(eq(cardCheckouts.contractorId, contractorId));
  await tx.delete(paymentAccounts).where(eq(paymentAccounts.contractorId, contractorId));
}
