import { eq } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { optOuts } from "./opt-outs.tables.server.ts";

/** Deletes who declined messages of a business that is itself deleted, within the caller's transaction. */
export async function eraseOptOuts(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<void> {
  await tx.delete(optOuts).where(eq(optOuts.contractorId, contractorId));
}
