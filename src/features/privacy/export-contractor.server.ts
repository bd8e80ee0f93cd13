import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { messages } from "~/features/messages/messages.tables.server.ts";
import { withoutLinks } from "~/features/messages/without-links.ts";
import { normalizeStoredPhones } from "~/features/phone-numbers/normalize-stored-phones.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { toRecord } from "~/platform/database/records.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { ownContact } from "./contractor-mail.server.ts";
import { rowsOfContractor } from "./contractor-rows.server.ts";
import { canExportPerson } from "./privacy.policy.ts";

/** What tells nobody anything, or would let somebody in. */
const leftOut = new Set([
  "search_text",
  "erased_at",
  "token_hash",
  "token",
  "public_key",
  "credential_id",
  "body_hash",
  "address_hash",
  "raw",
  "endpoint",
  "p256dh",
  "auth_secret",
]);

/**
 * Everything that is kept of a contractor, as one document with the names of the tables and columns
 * (`privacy.export-and-erasure`); audited. What is only known by an address or number is left out while another
 * account has it. Null when there is no such contractor.
 */
export async function exportContractor(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<Record<string, unknown> | null> {
  authorize(canExportPerson(actor));
  await normalizeStoredPhones(platform);
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const [account] = await tx
      .select()
      .from(contractorAccounts)
      .where(and(eq(contractorAccounts.id, contractorId), isNull(contractorAccounts.erasedAt)));
    if (!account) return null;
    const exported: Record<string, unknown> = { exported_at: now.toISOString() };
    const own = await ownContact(tx, account);
    for (const [name, table, condition] of rowsOfContractor(contractorId, own)) {
      exported[name] = await read(tx, table, condition);
    }
    await recordChange(work, actor, {
      action: "contractor.export",
      entity: "contractor",
      entityId: contractorId,
      before: null,
      after: { tables: Object.keys(exported).slice(1) },
    });
    return exported;
  });
}

async function read(tx: Transaction, table: PgTable, condition: SQL | undefined) {
  const rows = await tx.select().from(table).where(condition);
  return rows.map((row) => {
    const shown = table === messages ? withoutLinks(row as typeof messages.$inferSelect) : row;
    const columns = Object.entries(toRecord(table, shown));
    return Object.fromEntries(columns.filter(([name]) => !leftOut.has(name)));
  });
}
