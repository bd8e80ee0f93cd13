import { and, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { removePhoto } from "~/domains/shared/photos/photos.jobs.server.ts";
import { lockAvailableRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canCollectPhotos } from "../business-pages.policy.ts";
import { pagePhotos, pageVersions } from "../business-pages.tables.server.ts";

const day = 24 * 60 * 60 * 1000;
const batch = 200;

/** Deletes photos that no version of their page has used for a day. */
export async function collectPhotos(platform: Platform, actor: Actor): Promise<void> {
  authorize(canCollectPhotos(actor));
  const before = new Date(platform.clock.now().getTime() - day);
  let collected = batch;
  while (collected === batch) {
    collected = await inTransaction(platform, (work) => collectBatch(work, before));
  }
}

async function collectBatch(work: UnitOfWork, before: Date): Promise<number> {
  const { tx } = work;
  const named = tx
    .select({ one: sql`1` })
    .from(pageVersions)
    .where(
      and(
        eq(pageVersions.pageId, pagePhotos.pageId),
        sql`${pageVersions.content} -> 'photos' @> jsonb_build_array(jsonb_build_object('id', ${pagePhotos.id}))`,
      ),
    );
  const orphans = await tx
    .select({ id: pagePhotos.id, key: pagePhotos.key })
    .from(pagePhotos)
    .where(and(lt(pagePhotos.createdAt, before), notExists(named)))
    .limit(batch)
    .for(...lockAvailableRows(pagePhotos));
  await tx.delete(pagePhotos).where(
    inArray(
      pagePhotos.id,
      orphans.map(({ id }) => id),
    ),
  );
  for (const { key } of orphans) work.enqueue(removePhoto, { key });
  return orphans.length;
}
