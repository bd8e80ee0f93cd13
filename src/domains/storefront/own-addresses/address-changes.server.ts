import { sql } from "drizzle-orm";
import type { Transaction } from "~/platform/database/database.server.ts";

/** The channel that notifies processes of changed page addresses. */
export const addressChanges = "own_address_changes";

/** Notifies every process on commit that this page's addresses changed. */
export async function publishAddressChanges(tx: Transaction, pageId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${addressChanges}, ${pageId})`);
}
