import { eq } from "drizzle-orm";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { seoPages } from "./business-pages.tables.server.ts";
import { directoryTag, pageTag } from "./business-pages.ts";
import { erasePhotos } from "./photos/erase-photos.server.ts";

/**
 * Takes a contractor's pages off the site and deletes them with their pictures, within the caller's transaction. Their
 * leads have to be gone before. The territories are free for whoever waits.
 * @returns what the pages were called, and where
 */
export async function erasePages(
  { tx, dropPages, enqueue }: Pick<UnitOfWork, "tx" | "dropPages" | "enqueue">,
  contractorId: string,
): Promise<{ city: string; businessName: string }[]> {
  const theirs = await tx
    .select({ id: seoPages.id })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId))
    .for(...lockRows(seoPages));
  await erasePhotos(
    { tx, enqueue },
    theirs.map(({ id }) => id),
  );
  const gone = await tx.delete(seoPages).where(eq(seoPages.contractorId, contractorId)).returning();
  if (gone.length > 0) await dropPages(...gone.map(pageTag), directoryTag);
  return gone;
}
