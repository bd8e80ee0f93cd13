import { sql } from "drizzle-orm";
import { readSuppressions } from "~/domains/messaging/messages/suppress-address.server.ts";
import { readOptOuts } from "~/domains/messaging/opt-outs/import-opt-outs.server.ts";
import { inBatches } from "~/platform/csv/in-batches.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Declined } from "../takeout.ts";

type Address = { channel: "email" | "sms"; address: string };

/**
 * The opt-outs, from this business or from everyone, of the people the business knows. The tables
 * hold keyed hashes, which are useless on another installation.
 */
export async function readDeclined(
  tx: Transaction,
  platform: Platform,
  contractorId: string,
): Promise<Declined> {
  const addresses = await addressesOf(tx, contractorId);
  const suppressed: Declined["suppressed"] = [];
  for (const some of inBatches(addresses, 1_000)) {
    const find = await readSuppressions(tx, platform, some);
    for (const one of some) {
      const found = find(one);
      if (found) {
        const { reason, createdAt } = found;
        suppressed.push({ ...one, reason, since: createdAt.toISOString() });
      }
    }
  }
  const said = await readOptOuts(tx, platform, contractorId, addresses);
  return {
    suppressed,
    said: said.map(({ createdAt, ...one }) => ({ ...one, at: createdAt.toISOString() })),
  };
}

/** Every address of the people a business knows. */
export async function addressesOf(tx: Transaction, contractorId: string): Promise<Address[]> {
  const known = sql.join(
    ["leads", "conversations", "work_orders", "job_estimates", "invoices"].map(
      (table) =>
        sql`select email, phone from ${sql.raw(table)} where contractor_id = ${contractorId}`,
    ),
    sql` union all `,
  );
  const { rows } = await tx.execute<Address>(sql`
    select distinct channel, address from (${known}) known
    cross join lateral (values ('email', email), ('sms', phone)) as way(channel, address)
    where address is not null order by 1, 2`);
  return rows;
}
