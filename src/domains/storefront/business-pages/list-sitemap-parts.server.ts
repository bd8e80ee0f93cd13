import { sql } from "drizzle-orm";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { seoPages } from "./business-pages.tables.server.ts";

/** Some of the business pages, live or not: those after one id, up to and with another. */
export type SitemapPart = {
  /** From 1. A page's part keeps its number for good. */
  number: number;
  after: string;
  /** Null for the last part, which pages are still added to. */
  upTo: string | null;
  /** When a live page of it last changed; null when none is live. */
  lastModified: Date | null;
};

/** What a sitemap may hold (sitemaps.org). */
export const maxPagesInPart = 50_000;
/** A part ends before that, so that it never overflows between two cuts. */
const rowsInPart = 45_000;
const secondsBetweenCuts = 600;
const beforeAnyId = "00000000-0000-0000-0000-000000000000";

const cuts = new WeakMap<Platform, { at: number; parts: Promise<SitemapPart[]> }>();

/**
 * The parts of the businesses' sitemap, cut at most every ten minutes.
 *
 * They are cut by id, whatever a page's status. Ids grow with time, so cuts stay where they are: only
 * the last part grows, all processes cut alike, and a page that is paused moves no other.
 */
export function listSitemapParts(platform: Platform): Promise<SitemapPart[]> {
  const now = platform.clock.now().getTime();
  const known = cuts.get(platform);
  if (known && now - known.at < secondsBetweenCuts * 1000) return known.parts;
  const parts = cutParts(platform.database.replica, rowsInPart);
  cuts.set(platform, { at: now, parts });
  parts.catch(() => cuts.delete(platform));
  return parts;
}

/** Cuts anew: one read of so many rows, in the order of the primary key, for each part. */
export async function cutParts(db: Reader, rows: number): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = [];
  for (let after = beforeAnyId; ; ) {
    const next = db
      .select({ id: seoPages.id, status: seoPages.status, updatedAt: seoPages.updatedAt })
      .from(seoPages)
      .where(sql`${seoPages.id} > ${after}`)
      .orderBy(seoPages.id)
      .limit(rows)
      .as("next");
    const [found] = await db
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
    const full = found?.rows === rows && found.lastId !== null;
    parts.push({
      number: parts.length + 1,
      after,
      upTo: full ? found.lastId : null,
      lastModified: found?.lastModified ?? null,
    });
    if (!full || found.lastId === null) return parts;
    after = found.lastId;
  }
}
