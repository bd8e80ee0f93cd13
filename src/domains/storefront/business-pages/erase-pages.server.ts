import { eq, inArray } from "drizzle-orm";
import { removePhoto } from "~/domains/shared/photos/photos.jobs.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { pagePhotos, seoPages } from "./business-pages.tables.server.ts";
import { directoryTag, pageTag } from "./business-pages.ts";

/**
 * Deletes a contractor's pages with their photos, within the caller's transaction. Delete their leads first.
 * The next business on each waiting list can then get the territory.
 * @returns the names and addresses of the pages
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

/** Deletes the rows of these pages' photos, and their files on commit. */
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
