import { asc, isNull, sql } from "drizzle-orm";
import { type Actor, authorize, isSystem } from "~/features/access/actor.ts";
import { seoPages } from "~/features/business-pages/business-pages.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { nameSkeleton } from "~/platform/validation/name-skeleton.ts";

const size = 1000;

/**
 * Folds the names of pages that were stored without (`onboarding.names-reviewed`): by an earlier release, or in bulk.
 * A thousand at a time, each batch a transaction; a partial index leads to them.
 */
export async function foldPageNames(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  for (let folded = size; folded === size; ) {
    folded = await platform.database.transaction(async (tx) => {
      const found = await tx
        .select({ id: seoPages.id, name: seoPages.businessName })
        .from(seoPages)
        .where(isNull(seoPages.nameKey))
        .orderBy(asc(seoPages.id))
        .limit(size)
        .for("update", { skipLocked: true });
      const keys = found.map(({ id, name }) => ({ id, key: nameSkeleton(name) }));
      if (keys.length > 0) {
        await tx.execute(sql`
          update ${seoPages} set name_key = known.key
          from json_to_recordset(${JSON.stringify(keys)}::json) as known(id uuid, key text)
          where ${seoPages.id} = known.id`);
      }
      return keys.length;
    });
  }
}
