import { eq } from "drizzle-orm";
import { lockBusinessRow } from "~/domains/identity/contractors/lock-business-row.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { adSpend } from "../spend.tables.server.ts";
import type { Spend } from "./spend.ts";

/**
 * Locks a business's spend until the transaction ends, so a concurrent change sees the first one.
 * @returns all entries
 */
export async function lockSpend(
  work: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<Spend[]> {
  await lockBusinessRow(work, contractorId);
  return selectSpend(work.tx, contractorId);
}

/** All spend entries of a business, at most `maxSpend`. */
export function selectSpend(database: Reader, contractorId: string): Promise<Spend[]> {
  const { source, firstOn, lastOn, cents } = adSpend;
  return database
    .select({ source, firstOn, lastOn, cents })
    .from(adSpend)
    .where(eq(adSpend.contractorId, contractorId));
}
