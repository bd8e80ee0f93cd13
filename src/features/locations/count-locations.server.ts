import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { seoPages } from "~/features/directory/directory.tables.server.ts";
import { directoryTag } from "~/features/directory/directory.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** How many live pages a service has in a state. */
export type LocationCount = { service: string; state: string; pages: number };

type Counted = {
  counts: readonly LocationCount[];
  /** What the page cache said before: it says something else after every change of a page. */
  generation: number;
  at: number;
  milliseconds: number;
};

const known = new WeakMap<Platform, { last: Counted; renewing: boolean }>();

/** What takes longer than this nobody waits for: the last count is shown meanwhile. */
const patience = 60;
/** Counting anew takes at most this share of the time. */
const share = 1 / 20;
/** In case a change was not announced. */
const longestAge = 10 * 60_000;

/**
 * How many live pages each service has in each state: as of now, or, in a directory so large that
 * counting takes a while, as of some seconds ago.
 */
export async function countLocations(platform: Platform): Promise<readonly LocationCount[]> {
  const memory = known.get(platform);
  if (memory && isFresh(memory.last, platform)) return memory.last.counts;
  if (!memory || memory.last.milliseconds < patience) {
    const last = await countAnew(platform);
    known.set(platform, { last, renewing: false });
    return last.counts;
  }
  if (!memory.renewing) {
    memory.renewing = true;
    void renew(platform, memory.last);
  }
  return memory.last.counts;
}

function isFresh({ generation, at }: Counted, platform: Platform): boolean {
  return generation === platform.pages.begin() && performance.now() - at < longestAge;
}

async function countAnew(platform: Platform): Promise<Counted> {
  const generation = platform.pages.begin();
  const started = performance.now();
  const counts = await platform.database.query
    .select({
      service: seoPages.service,
      state: seoPages.state,
      pages: sql<number>`count(*)::int`,
    })
    .from(seoPages)
    .where(eq(seoPages.status, "live"))
    .groupBy(seoPages.service, seoPages.state)
    .orderBy(seoPages.service, seoPages.state);
  const at = performance.now();
  return { counts, generation, at, milliseconds: at - started };
}

/** Counts anew when it is time, and forgets the pages that showed the old count until then. */
async function renew(platform: Platform, old: Counted): Promise<void> {
  const rest = old.at + old.milliseconds / share - performance.now();
  try {
    await sleep(Math.max(0, rest), undefined, { ref: false });
    const last = await countAnew(platform);
    known.set(platform, { last, renewing: false });
    if (JSON.stringify(last.counts) !== JSON.stringify(old.counts)) {
      platform.pages.drop([directoryTag]);
    }
  } catch (error) {
    known.delete(platform);
    platform.log.warn("locations could not be counted", { error });
  }
}
