import { eq } from "drizzle-orm";
import { holdBusiness } from "~/domains/identity/contractors/hold-business.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { adSpend } from "../spend.tables.server.ts";
import type { Spend } from "./spend.ts";

/** Holds what a business spent until the transaction ends, so that of two at once the second sees the first. @returns all entries */
export async function holdSpend(
  work: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<Spend[]> {
  await holdBusiness(work, contractorId);
  return selectSpend(work.tx, contractorId);
}

/** All that a business wrote down, `maxSpend` entries at most. */
export function selectSpend(database: Reader, contractorId: string): Promise<Spend[]> {
  const { source, firstOn, lastOn, cents } = adSpend;
  return database
    .select({ source, firstOn, lastOn, cents })
    .from(adSpend)
    .where(eq(adSpend.contractorId, contractorId));
}
