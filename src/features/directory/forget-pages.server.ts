import { eq } from "drizzle-orm";
import type { Work } from "~/platform/transaction.server.ts";
import { seoPages } from "./directory.tables.server.ts";
import { pageTag } from "./directory.ts";

/**
 * Takes a contractor's pages off the site and deletes them, within the caller's transaction. Their
 * leads have to be gone before. The territories are free for whoever waits.
 * @returns what the pages were called, and where
 */
export async function forgetPages(
  { tx, dropPages }: Pick<Work, "tx" | "dropPages">,
  contractorId: string,
): Promise<{ city: string; businessName: string }[]> {
  const gone = await tx.delete(seoPages).where(eq(seoPages.contractorId, contractorId)).returning();
  if (gone.length > 0) await dropPages(...gone.map(pageTag));
  return gone;
}
