import { inArray } from "drizzle-orm";
import { removePhoto } from "~/domains/shared/photos/photos.jobs.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { pagePhotos } from "../business-pages.tables.server.ts";

/** Deletes the rows of these pages' pictures, and with the same commit their files. */
export async function erasePhotos(
  { tx, enqueue }: Pick<UnitOfWork, "tx" | "enqueue">,
  pageIds: readonly string[],
): Promise<void> {
  const gone = await tx
    .delete(pagePhotos)
    .where(inArray(pagePhotos.pageId, [...pageIds]))
    .returning({ key: pagePhotos.key });
  for (const { key } of gone) enqueue(removePhoto, { key });
}
