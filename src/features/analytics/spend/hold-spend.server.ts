import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { adSpend } from "../spend.tables.server.ts";
import type { Spend } from "./spend.ts";

/** Holds what a business spent until the transaction ends, so that of two at once the second sees the first. @returns all entries */
export async function holdSpend(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<Spend[]> {
  await tx
    .select({ id: contractorAccounts.id })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId))
    .for("no key update");
  return selectSpend(tx, contractorId);
}

/** All that a business wrote down, `maxSpend` entries at most. */
export function selectSpend(database: Reader, contractorId: string): Promise<Spend[]> {
  const { source, firstOn, lastOn, cents } = adSpend;
  return database
    .select({ source, firstOn, lastOn, cents })
    .from(adSpend)
    .where(eq(adSpend.contractorId, contractorId));
}
