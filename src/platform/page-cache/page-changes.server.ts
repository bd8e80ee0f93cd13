import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "../database/database.server.ts";
import type { PageCache } from "./page-cache.ts";

const channel = "page_changes";
const tagList = z.array(z.string());
/** Stands among the tags, where a version before this one finds no page of it. */
const copiesStayMark = "copies stay";

/**
 * Tells every process, in the moment the transaction commits, that pages of these tags are out of
 * date. PostgreSQL delivers a notification only after the change itself is visible.
 */
export async function publishPageChanges(
  tx: Transaction,
  tags: readonly string[],
  { copiesStay = false } = {},
): Promise<void> {
  const payload = JSON.stringify(copiesStay ? [...tags, copiesStayMark] : tags);
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** Drops pages as announced. While the connection is lost the cache keeps nothing. */
export function followPageChanges(
  database: Database,
  cache: PageCache,
): Promise<() => Promise<void>> {
  return database.listen(
    channel,
    (payload) => {
      // Before the pages go, as they are rendered anew at once.
      database.catchUpReplica();
      const tags = tagList.parse(JSON.parse(payload));
      cache.drop(tags, { copiesStay: tags.includes(copiesStayMark) });
    },
    (connected) => {
      database.catchUpReplica();
      cache.pause(!connected);
    },
  );
}
