import { sql } from "drizzle-orm";
import type { Transaction } from "~/platform/database/database.server.ts";

/** Where processes hear which page's addresses changed. */
export const addressChanges = "own_address_changes";

/** Tells every process, in the moment the transaction commits, that this page's addresses changed. */
export async function publishAddressChanges(tx: Transaction, pageId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${addressChanges}, ${pageId})`);
}
