import { eq, inArray } from "drizzle-orm";
import { removePhoto } from "~/domains/shared/photos/photos.jobs.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { pagePhotos, seoPages } from "./business-pages.tables.server.ts";
import { directoryTag, pageTag } from "./business-pages.ts";

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

/** Deletes the rows of these pages' pictures, and with the same commit their files. */
async function erasePhotos(
  { tx, enqueue }: Pick<UnitOfWork, "tx" | "enqueue">,
  pageIds: readonly string[],
): Promise<void> {
  const gone = await tx
    .delete(pagePhotos)
    .where(inArray(pagePhotos.pageId, [...pageIds]))
    .returning({ key: pagePhotos.key });
  for (const { key } of gone) enqueue(removePhoto, { key });
}
