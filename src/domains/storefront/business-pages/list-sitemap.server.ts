import { and, eq, gt, lte, sql } from "drizzle-orm";
import { businessPath } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** A range of business pages, live or not: those after one ID, up to and including another. */
type SitemapPart = {
  /** Starts at 1. A page's part never changes its number. */
  number: number;
  after: string;
  /** Null for the last part, to which pages are still added. */
  upTo: string | null;
  /** When one of its live pages last changed; null if none is live. */
  lastModified: Date | null;
};

/** Maximum size of a sitemap (sitemaps.org). */
const maxPagesInPart = 50_000;
/** A part ends below the maximum, so it never overflows before the next cut. */
const rowsInPart = 45_000;
const secondsBetweenRebuilds = 600;
const lowestId = "00000000-0000-0000-0000-000000000000";

const cuts = new WeakMap<Platform, { at: number; parts: Promise<SitemapPart[]> }>();

/**
 * The parts of the businesses' sitemap, cut at most every ten minutes. They are cut by ID, whatever a page's
 * status. IDs grow with time, so earlier cuts never move: only the last part grows, all processes cut alike,
 * and pausing a page moves no other page.
 */
export function listSitemapParts(platform: Platform): Promise<SitemapPart[]> {
  const now = platform.clock.now().getTime();
  const cached = cuts.get(platform);
  if (cached && now - cached.at < secondsBetweenRebuilds * 1000) return cached.parts;
  const parts = computeSitemapParts(platform.database.replica, rowsInPart);
  cuts.set(platform, { at: now, parts });
  parts.catch(() => cuts.delete(platform));
  return parts;
}

/** Cuts all parts again: one read of `rows` rows per part, in primary key order. */
export async function computeSitemapParts(db: Reader, rows: number): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = [];
  for (let after = lowestId; ; ) {
    const next = db
      .select({ id: seoPages.id, status: seoPages.status, updatedAt: seoPages.updatedAt })
      .from(seoPages)
      .where(sql`${seoPages.id} > ${after}`)
      .orderBy(seoPages.id)
      .limit(rows)
      .as("next");
    const [row] = await db
      .select({
        rows: sql<number>`count(*)::int`,
        // PostgreSQL before 18 has no max() of uuid; as text they sort the same.
        lastId: sql<string | null>`max(${next.id}::text collate "C")`,
        lastModified:
          sql<Date | null>`max(${next.updatedAt}) filter (where ${next.status} = 'live')`.mapWith(
            seoPages.updatedAt,
          ),
      })
      .from(next);
    const full = row?.rows === rows && row.lastId !== null;
    parts.push({
      number: parts.length + 1,
      after,
      upTo: full ? row.lastId : null,
      lastModified: row?.lastModified ?? null,
    });
    if (!full || row.lastId === null) return parts;
    after = row.lastId;
  }
}

/** One sitemap entry. */
export type SitemapPage = { path: string; ownName: string | null; updatedAt: Date };

const batchSize = 1_000;

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
  for (let remaining = maxPages; remaining > 0; ) {
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
      .limit(Math.min(batchSize, remaining));
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => ({
      path: businessPath(row),
      ownName: row.ownName,
      updatedAt: row.updatedAt,
    }));
    if (rows.length < batchSize) return;
    remaining -= rows.length;
    after = last.id;
  }
}
