import { sql } from "drizzle-orm";
import type { Transaction } from "~/platform/database/database.server.ts";
import { noteLock } from "~/platform/database/lock-rows.server.ts";

/**
 * Locks that don't belong to a row, and the start of the text that PostgreSQL hashes for each. Versions that
 * run side by side must agree on it. `lockOrder` in product.ts has their order (docs/locks.md).
 */
const prefixes = {
  "first-administrator": "first-administrator",
  staff: "staff",
  "contractor-account": "contractor-account:",
  members: "members ",
  subdomain: "subdomain:",
  territory: "territory:",
  "referral-codes": "referral-codes",
  "buy-number": "buy-number",
  "numbers-of-businesses": "numbers-of-businesses",
  "texting-registrations": "texting-registrations",
  "opt-out": "",
  "stored-phones": "stored-phones",
  "new-business": "new business ",
  "pages-without-plan": "pages without a plan ",
  evidence: "message-evidence",
} as const;

export type LockName = keyof typeof prefixes;

/**
 * Acquires the lock with this name and key until the transaction ends; other transactions wait for it.
 * @param shared several transactions can hold it; an exclusive request waits until they end
 * @throws when the transaction holds a lock that comes later in the order (docs/locks.md); production logs it
 */
export async function acquireLock(
  tx: Transaction,
  name: LockName,
  key = "",
  { shared = false } = {},
): Promise<void> {
  const call = sql.raw(shared ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock");
  noteLock(`lock of ${name}`);
  await tx.execute(sql`select ${call}(hashtextextended(${prefixes[name] + key}, 0))`);
}
