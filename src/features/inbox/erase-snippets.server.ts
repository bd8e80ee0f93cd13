import { eq } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { snippets } from "./inbox.tables.server.ts";

/** Deletes what a business wrote again and again, within the caller's transaction. */
export async function eraseSnippets(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<void> {
  await tx.delete(snippets).where(eq(snippets.contractorId, contractorId));
}
