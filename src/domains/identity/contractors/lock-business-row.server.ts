import { eq } from "drizzle-orm";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { contractorAccounts } from "./contractors.tables.server.ts";

/**
 * Locks a business until the transaction ends, so concurrent changes to what it owns run one after the other.
 * Doesn't block inserts that only reference the business.
 * @returns whether it exists and isn't erased
 */
export async function lockBusinessRow(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<boolean> {
  const [account] = await tx
    .select({ erasedAt: contractorAccounts.erasedAt })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId))
    .for(...lockRows(contractorAccounts, "no key update"));
  return account !== undefined && account.erasedAt === null;
}
