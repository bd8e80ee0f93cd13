import { sql } from "drizzle-orm";
import type { Transaction } from "~/platform/database/database.server.ts";
import { noteLock } from "~/platform/database/lock-rows.server.ts";

/**
 * The locks that are no row's, and how the text begins of which PostgreSQL locks the hash: versions that
 * run side by side have to agree. Their place in the order is in lock-order.ts (docs/locks.md).
 */
const beginnings = {
  "first-administrator": "first-administrator",
  staff: "staff",
  "contractor-account": "contractor-account:",
  members: "members ",
  subdomain: "subdomain:",
  territory: "territory:",
  "referral-codes": "referral-codes",
  "buy-number": "buy-number",
  "numbers-of-businesses": "numbers-of-businesses",
  "opt-out": "",
  "stored-phones": "stored-phones",
  "new-business": "new business ",
  "pages-without-plan": "pages without a plan ",
} as const;

export type LockName = keyof typeof beginnings;

/**
 * Until the transaction ends, no one else holds the lock of this name and key; others wait for it.
 * @param shared several hold it at the same time; a request for it alone waits for all of them
 * @throws where the transaction holds a lock that comes after this one (docs/locks.md); production logs it
 */
export async function holdLock(
  tx: Transaction,
  name: LockName,
  key = "",
  { shared = false } = {},
): Promise<void> {
  const call = sql.raw(shared ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock");
  noteLock(`lock of ${name}`);
  await tx.execute(sql`select ${call}(hashtextextended(${beginnings[name] + key}, 0))`);
}
