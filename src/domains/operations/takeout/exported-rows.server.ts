import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { loadSuppressionDetails, readOptOuts } from "~/domains/messaging/index.server.ts";
import { rowsOfBusiness } from "~/domains/operations/privacy/personal-data-rows.server.ts";
import { redactLinks } from "~/domains/shared/index.ts";
import { readExactly } from "~/platform/backup/dump.server.ts";
import { inBatches } from "~/platform/csv/read-sheet.ts";
import { readLines } from "~/platform/database/bulk-statements.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { splitLines } from "~/platform/files/split-lines.ts";
import type { BusinessTable, Takeout } from "~/platform/personal-data/personal-data.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { OptOutFile } from "./takeout.ts";

export type SpooledTable = Pick<ExportedTable, "name" | "takeout" | "columns"> & {
  rows: number;
  path: string;
};

export type Spooled = {
  tables: SpooledTable[];
  optOutFile: OptOutFile;
  /** Total of all tables. */
  rows: number;
};

/**
 * Spools all rows of a business from one snapshot to disk, line by line and as fast as possible,
 * because the embedded database is blocked in the meantime. Further work reads the spooled files.
 */
export function spoolRows(
  platform: Platform,
  contractorId: string,
  { folder, checkDiskSpace }: { folder: string; checkDiskSpace: CheckDiskSpace },
): Promise<Spooled> {
  return platform.database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    await readExactly(tx);
    const tables: SpooledTable[] = [];
    for (const table of exportedTables(platform, contractorId)) {
      const path = join(folder, table.name);
      const rows = await spool(tx, linesOf(table), { path, checkDiskSpace });
      tables.push({ name: table.name, takeout: table.takeout, columns: table.columns, rows, path });
    }
    const optOutFile = await readOptOutFile(tx, platform, contractorId);
    return { tables, optOutFile, rows: tables.reduce((sum, { rows }) => sum + rows, 0) };
  });
}

type CheckDiskSpace = (bytes: number) => Promise<void>;
type Spooling = { path: string; checkDiskSpace: CheckDiskSpace };

async function spool(
  tx: Transaction,
  query: SQL,
  { path, checkDiskSpace }: Spooling,
): Promise<number> {
  let rows = 0;
  await pipeline(
    async function* () {
      for await (const lines of readLines(tx, query)) {
        rows += lines.length;
        // No one can act for a customer with the file (`access.bearer-links`).
        const chunk = `${lines.map((line) => redactLinks(line)).join("\n")}\n`;
        await checkDiskSpace(chunk.length);
        yield chunk;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
  return rows;
}

/** The spooled rows, one by one. */
export const readSpooledLines = (path: string): AsyncGenerator<string> =>
  splitLines(createReadStream(path));

/** The path of a table's rows. @throws when the table wasn't spooled */
export function pathOf(tables: readonly SpooledTable[], name: string): string {
  const path = tables.find((table) => table.name === name)?.path;
  if (!path) throw new Error(`The file has no ${name}`);
  return path;
}

type Address = { channel: "email" | "sms"; address: string };

/**
 * The opt-outs, from this business or from everyone, of the business's contacts. The tables store
 * keyed hashes, which are useless on another installation.
 */
async function readOptOutFile(
  tx: Transaction,
  platform: Platform,
  contractorId: string,
): Promise<OptOutFile> {
  const addresses = await addressesOf(tx, contractorId);
  const suppressed: OptOutFile["suppressed"] = [];
  for (const some of inBatches(addresses, 1_000)) {
    const find = await loadSuppressionDetails(tx, platform, some);
    for (const address of some) {
      const entry = find(address);
      if (entry) {
        const { reason, createdAt } = entry;
        suppressed.push({ ...address, reason, since: createdAt.toISOString() });
      }
    }
  }
  const optOuts = await readOptOuts(tx, platform, contractorId, addresses);
  return {
    suppressed,
    said: optOuts.map(({ createdAt, ...optOut }) => ({ ...optOut, at: createdAt.toISOString() })),
  };
}

/** All email addresses and phone numbers of a business's contacts. */
export async function addressesOf(tx: Transaction, contractorId: string): Promise<Address[]> {
  const recipients = sql.join(
    [
      ...["leads", "conversations", "work_orders", "job_estimates", "invoices"].map(
        (table) =>
          sql`select email, phone from ${sql.raw(table)} where contractor_id = ${contractorId}`,
      ),
      // A customer who was only imported or entered has opt-outs, too.
      sql`select case kind when 'email' then value end, case kind when 'phone' then value end
        from customer_contacts where contractor_id = ${contractorId}`,
    ],
    sql` union all `,
  );
  const { rows } = await tx.execute<Address>(sql`
    select distinct channel, address from (${recipients}) known
    cross join lateral (values ('email', email), ('sms', phone)) as way(channel, address)
    where address is not null order by 1, 2`);
  return rows;
}

/** A table of the file, with the rows and columns it contains. */
export type ExportedTable = {
  name: string;
  table: PgTable;
  takeout: Exclude<Takeout, "stays">;
  condition: SQL | undefined;
  columns: string[];
};

/**
 * The tables of a business's file, in the order in which their rows can be imported
 * (`you-own-it.everything`). Rows found only by the owner's address belong to the operator and are
 * left out.
 */
export function exportedTables(
  platform: Pick<Platform, "personalData" | "emails">,
  contractorId: string,
): ExportedTable[] {
  const tables = rowsOfBusiness(platform, contractorId, { email: null, phone: null });
  return sortByForeignKeys(tables).flatMap(({ table, rows, takeout, ...facts }) =>
    takeout === "stays"
      ? []
      : {
          name: getTableName(table),
          table,
          takeout,
          condition: facts.takeoutRows ?? rows,
          columns: columnsOf(table, facts.leftOut ?? []),
        },
  );
}

/** Sorts tables so each follows those its foreign keys reference. */
function sortByForeignKeys(tables: readonly BusinessTable[]): BusinessTable[] {
  const byName = new Map(tables.map((table) => [getTableName(table.table), table]));
  const ordered = new Set<BusinessTable>();
  const add = (table: BusinessTable, waiting: readonly BusinessTable[]) => {
    if (ordered.has(table) || waiting.includes(table)) return;
    for (const key of getTableConfig(table.table).foreignKeys) {
      const referred = byName.get(getTableName(key.reference().foreignTable));
      if (referred) add(referred, [...waiting, table]);
    }
    ordered.add(table);
  };
  for (const table of tables) add(table, []);
  return [...ordered];
}

/** The columns in the file; generated columns are left out. */
function columnsOf(table: PgTable, leftOut: readonly string[]): string[] {
  return Object.values(getTableColumns(table))
    .filter(({ name, generated }) => !generated && !leftOut.includes(name))
    .map(({ name }) => name);
}

const sortedBy: Record<string, SQL> = {
  // Groups each conversation's messages, so it can be written in one pass.
  messages: sql`conversation_id, created_at, id`,
  // A merged lead follows the lead it was merged into.
  leads: sql`merged_into nulls first, id`,
};

/** Each row as one line of JSON, in the database's own format, which it can import unchanged. */
export function linesOf({ name, table, columns, condition }: ExportedTable): SQL {
  const columnList = sql.raw(columns.map((column) => `"${column}"`).join(", "));
  const order = sortedBy[name] ?? sql.raw("1");
  return sql`select row_to_json(taken)::text from (
    select ${columnList} from ${table} where ${condition} order by ${order}) taken`;
}
