import { eq, getTableName, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import {
  importOptOutHistory,
  recordImport,
  suppressAddress,
} from "~/domains/messaging/index.server.ts";
import { canImportBusinesses } from "~/domains/operations/operations.policy.ts";
import {
  addressesOf,
  type ExportedTable,
  exportedTables,
} from "~/domains/operations/takeout/exported-rows.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { disableStatementTimeout } from "~/platform/database/bulk-statements.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { BadZip, openZip } from "~/platform/zip/read-zip.server.ts";
import type { optOutFileSchema } from "../takeout.schema.ts";
import { importAttachments, importFiles } from "./import-files.server.ts";
import { countRows, insertRows, requireNewIds } from "./insert-rows.server.ts";
import { openFile } from "./open-file.server.ts";

export type ImportedBusiness = { contractorId: string; name: string; rows: number; files: number };

/**
 * Imports a business from another installation's export file, in one transaction: all or nothing.
 * IDs stay the same and must be unused here. Nothing is sent in its name until it is released, and
 * its pages wait to be published (`you-own-it.quiet`).
 * @throws BadZip, with a readable message, if the file or this installation isn't suitable
 */
export async function importBusiness(
  platform: Platform,
  actor: Actor,
  path: string,
): Promise<ImportedBusiness> {
  authorize(canImportBusinesses(actor));
  const zip = await openZip(path);
  const stored: string[] = [];
  try {
    const file = await openFile(zip.entries);
    const { business, site, madeAt } = file.manifest;
    const contractorId = business.id;
    const known = exportedTables(platform, contractorId);
    const tables = file.tablesOf(known.filter(({ takeout }) => takeout === "moves"));
    return await inTransaction(platform, async (work) => {
      const { tx } = work;
      await disableStatementTimeout(tx);
      const [existing] = await tx
        .select({ name: contractorAccounts.businessName })
        .from(contractorAccounts)
        .where(eq(contractorAccounts.id, contractorId));
      if (existing) throw new BadZip(`${existing.name} already exists here. Nothing was changed.`);
      const people = await requireNewIds(tx, tables, known);
      const before = await countRows(tx, tables);
      await insertRows(tx, tables, people);
      const after = await countRows(tx, tables);
      for (const { name, rows } of tables) {
        const addedCount = (after.get(name) ?? 0) - (before.get(name) ?? 0);
        if (addedCount !== rows) throw new BadZip(`${name} has rows of another business`);
      }
      await requireOwnReferences(tx, known);
      await importOptOuts(work, platform, contractorId, await file.optOutFile());
      await recordImport(work, { contractorId, source: site, madeAt: new Date(madeAt) });
      await recordChange(work, actor, {
        action: "business.bring_in",
        entity: "contractor",
        entityId: contractorId,
        before: null,
        after: { site, madeAt },
      });
      await importAttachments(tx, { tables, entries: zip.entries });
      await importFiles(platform, { tables, entries: zip.entries, stored });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      return { contractorId, name: business.name, rows, files: stored.length };
    });
  } catch (error) {
    for (const key of stored) await platform.files.remove(key).catch(() => {});
    throw describeFailure(error);
  } finally {
    zip.close();
  }
}

/** Makes database errors readable: the file isn't what an export produces. */
function describeFailure(error: unknown): unknown {
  if (error instanceof BadZip || !(error instanceof Error)) return error;
  const { code, table, constraint } = (error.cause ?? error) as {
    code?: string;
    table?: string;
    constraint?: string;
  };
  if (!code || !/^2[23]/.test(code)) return error;
  return new BadZip(
    `The rows don’t match each other${table ? `: ${table}` : ""}${constraint ? ` (${constraint})` : ""}. Nothing was changed.`,
  );
}

/** Checks after the import that referenced rows belong to this business too, whatever the file claims. */
export async function requireOwnReferences(
  tx: Transaction,
  tables: readonly ExportedTable[],
): Promise<void> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  for (const { name, table, condition } of tables) {
    for (const foreignKey of getTableConfig(table).foreignKeys) {
      const { columns, foreignTable, foreignColumns } = foreignKey.reference();
      const [from] = columns;
      const [to] = foreignColumns;
      const target = byName.get(getTableName(foreignTable));
      if (!from || !to || !target) continue;
      const { rows } = await tx.execute(sql`
        select ${from} from ${table} where (${condition}) and ${from} is not null
        except select ${to} from ${target.table} where (${target.condition}) limit 1`);
      if (rows.length > 0) throw new BadZip(`${name} refers to ${target.name} of another business`);
    }
  }
}

/**
 * Imports opt-outs, from this business or from everyone, only for the business's contacts: a file
 * can't opt out anyone else.
 */
async function importOptOuts(
  work: UnitOfWork,
  platform: Platform,
  contractorId: string,
  { suppressed, said }: z.infer<typeof optOutFileSchema>,
): Promise<void> {
  const keys = new Set(
    (await addressesOf(work.tx, contractorId)).map(
      (address) => `${address.channel} ${address.address}`,
    ),
  );
  const isKnown = (address: { channel: string; address: string }) =>
    keys.has(`${address.channel} ${address.address}`);
  for (const { channel, address, reason } of suppressed.filter(isKnown)) {
    await suppressAddress(work, platform, channel, address, reason);
  }
  const carried = said
    .filter(isKnown)
    .map(({ at, ...optOut }) => ({ ...optOut, createdAt: new Date(at) }));
  await importOptOutHistory(work.tx, platform, contractorId, carried);
}
