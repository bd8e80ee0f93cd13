import { and, eq, gt, lte } from "drizzle-orm";
import { businessPath } from "~/domains/shared/services/territory.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { seoPages } from "./business-pages.tables.server.ts";
import { maxPagesInPart, type SitemapPart } from "./list-sitemap-parts.server.ts";

/** One sitemap entry. */
export type SitemapPage = { path: string; ownName: string | null; updatedAt: Date };

const rowsAtOnce = 1_000;

/**
 * The live pages of one part, in batches, so only one batch is in memory. Each batch is read after the
 * previous one was consumed.
 */
export async function* listSitemapPages(
  db: Reader,
  part: Pick<SitemapPart, "after" | "upTo">,
  maxPages = maxPagesInPart,
): AsyncGenerator<SitemapPage[]> {
  let after = part.after;
  for (let left = maxPages; left > 0; ) {
    const rows = await db
      .select({
        id: seoPages.id,
        service: seoPages.service,
        citySlug: seoPages.citySlug,
        state: seoPages.state,
        ownName: seoPages.ownName,
        updatedAt: seoPages.updatedAt,
      })
      .from(seoPages)
      .where(
        and(
          gt(seoPages.id, after),
          part.upTo === null ? undefined : lte(seoPages.id, part.upTo),
          eq(seoPages.status, "live"),
        ),
      )
      .orderBy(seoPages.id)
      .limit(Math.min(rowsAtOnce, left));
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => ({
      path: businessPath(row),
      ownName: row.ownName,
      updatedAt: row.updatedAt,
    }));
    if (rows.length < rowsAtOnce) return;
    left -= rows.length;
    after = last.id;
  }
}
