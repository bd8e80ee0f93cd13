import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type SQL, sql } from "drizzle-orm";
import { redactLinks } from "~/domains/shared/access/bearer-links.ts";
import { readExactly } from "~/platform/backup/tables.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { readLines } from "~/platform/database/read-lines.server.ts";
import { splitLines } from "~/platform/files/split-lines.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type ExportedTable, exportedTables, linesOf } from "../select-rows.server.ts";
import type { Declined } from "../takeout.ts";
import { readDeclined } from "./declined.server.ts";

export type SpooledTable = Pick<ExportedTable, "name" | "fate" | "columns"> & {
  rows: number;
  path: string;
};

export type Spooled = {
  tables: SpooledTable[];
  declined: Declined;
  /** Of all tables. */
  rows: number;
};

/**
 * Spools all rows of a business from one snapshot to disk, line by line and as fast as possible,
 * because the embedded database is blocked meanwhile. Further work reads the spooled files.
 */
export function spoolRows(
  platform: Platform,
  contractorId: string,
  { folder, keepRoom }: { folder: string; keepRoom: KeepRoom },
): Promise<Spooled> {
  return platform.database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    await readExactly(tx);
    const tables: SpooledTable[] = [];
    for (const table of exportedTables(platform, contractorId)) {
      const path = join(folder, table.name);
      const rows = await spool(tx, linesOf(table), { path, keepRoom });
      tables.push({ name: table.name, fate: table.fate, columns: table.columns, rows, path });
    }
    const declined = await readDeclined(tx, platform, contractorId);
    return { tables, declined, rows: tables.reduce((sum, { rows }) => sum + rows, 0) };
  });
}

type KeepRoom = (bytes: number) => Promise<void>;
type Spooling = { path: string; keepRoom: KeepRoom };

async function spool(tx: Transaction, query: SQL, { path, keepRoom }: Spooling): Promise<number> {
  let rows = 0;
  await pipeline(
    async function* () {
      for await (const lines of readLines(tx, query)) {
        rows += lines.length;
        // No one can act for a customer with the file (`access.bearer-links`).
        const written = `${lines.map((line) => redactLinks(line)).join("\n")}\n`;
        await keepRoom(written.length);
        yield written;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
  return rows;
}

/** The spooled rows, one by one. */
export const spooledLines = (path: string): AsyncGenerator<string> =>
  splitLines(createReadStream(path));

/** The path of a table's rows. @throws when the table wasn't spooled */
export function pathOf(tables: readonly SpooledTable[], name: string): string {
  const path = tables.find((table) => table.name === name)?.path;
  if (!path) throw new Error(`The file has no ${name}`);
  return path;
}
