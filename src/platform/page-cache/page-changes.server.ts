import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "../database/database.server.ts";
import type { PageCache } from "./page-cache.ts";

const channel = "page_changes";
const tagList = z.array(z.string());

/**
 * Tells every process, in the moment the transaction commits, that pages of these tags are out of
 * date. PostgreSQL delivers a notification only after the change itself is visible.
 */
export async function publishPageChanges(tx: Transaction, tags: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(tags)})`);
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
      cache.drop(tagList.parse(JSON.parse(payload)));
    },
    (connected) => {
      database.catchUpReplica();
      cache.pause(!connected);
    },
  );
}
