import { eq } from "drizzle-orm";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { contractorAccounts } from "./contractors.tables.server.ts";

/**
 * Holds a business until the transaction ends: of two who change at once what it has, the second sees what
 * the first left. Who only adds a row of the business is not kept waiting.
 * @returns whether it is there and was not erased
 */
export async function holdBusiness(
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
