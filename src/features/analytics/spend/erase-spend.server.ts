import { eq } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { adSpend } from "../spend.tables.server.ts";

/** Deletes what a business wrote down of its spending, within the caller's transaction. */
export async function eraseSpend(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<void> {
  await tx.delete(adSpend).where(eq(adSpend.contractorId, contractorId));
}
