import { eq, sql } from "drizzle-orm";
import { seoPages } from "~/features/directory/directory.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** How many live pages a service has in a state. */
export type LocationCount = { service: string; state: string; pages: number };

/** A count, or one that is being made: whoever asks meanwhile waits for the same. */
type Counting = {
  /** What the page cache said before: it says something else after every change of a page. */
  generation: number;
  counts: Promise<readonly LocationCount[]>;
};

const known = new WeakMap<Platform, Counting>();

/** How many live pages each service has in each state; counted once after each change of a page. */
export function countLocations(platform: Platform): Promise<readonly LocationCount[]> {
  const generation = platform.pages.begin();
  const memory = known.get(platform);
  if (memory?.generation === generation && !platform.pages.paused) return memory.counts;
  const counts = count(platform);
  known.set(platform, { generation, counts });
  counts.catch(() => known.delete(platform));
  return counts;
}

async function count({ database }: Platform): Promise<readonly LocationCount[]> {
  return database.query
    .select({
      service: seoPages.service,
      state: seoPages.state,
      pages: sql<number>`count(*)::int`,
    })
    .from(seoPages)
    .where(eq(seoPages.status, "live"))
    .groupBy(seoPages.service, seoPages.state)
    .orderBy(seoPages.service, seoPages.state);
}
