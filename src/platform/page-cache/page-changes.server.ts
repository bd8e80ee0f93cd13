import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "../database/database.server.ts";
import type { PageCache } from "./page-cache.ts";

const channel = "page_changes";
const tagList = z.array(z.string());
/**
 * Sent as one of the tags: an earlier version of the product knows no page with this tag and
 * ignores it.
 */
const keepCopiesMark = "copies stay";

/**
 * Notifies every process, at the moment of the commit, that pages with these tags are outdated.
 * PostgreSQL delivers a notification only after the change is visible.
 */
export async function publishPageChanges(
  tx: Transaction,
  tags: readonly string[],
  { keepCopies = false } = {},
): Promise<void> {
  const payload = JSON.stringify(keepCopies ? [...tags, keepCopiesMark] : tags);
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** Drops cached pages when notified. While disconnected, the cache stores nothing. */
export function followPageChanges(
  database: Database,
  cache: PageCache,
): Promise<() => Promise<void>> {
  return database.listen(
    channel,
    (payload) => {
      // Before the pages are dropped, because they are rendered again right away.
      database.catchUpReplica();
      const tags = tagList.parse(JSON.parse(payload));
      cache.drop(tags, { keepCopies: tags.includes(keepCopiesMark) });
    },
    (connected) => {
      database.catchUpReplica();
      cache.pause(!connected);
    },
  );
}
