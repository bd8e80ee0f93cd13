import { sql } from "drizzle-orm";
import type { Transaction } from "~/platform/database/database.server.ts";
import { BadZip } from "~/platform/zip/read-zip.server.ts";
import type { ImportedTable } from "./open-file.server.ts";
import { asId, type ExistingUsers, parsedRow } from "./require-fresh.server.ts";

/** Characters of rows per insert, approximately. */
const atATime = 2_000_000;

/** A row with the fields an import changes (docs/decisions/100-exporting-everything.md). */
export function asImported(
  name: string,
  row: Record<string, unknown>,
  people: ExistingUsers = new Map(),
): Record<string, unknown> | null {
  if (name === "seo_pages") {
    const status = row.status === "live" ? "paused" : row.status;
    return { ...row, status, own_name: null };
  }
  if (name === "messages" && ["queued", "sending", "delayed"].includes(String(row.state))) {
    return {
      ...row,
      state: "withheld",
      last_error: "This message was waiting at the previous installation",
    };
  }
  if (name === "member_users" && people.has(asId(row.id) ?? "")) return null;
  const known = name === "members" ? people.get(asId(row.user_id) ?? "") : undefined;
  return known ? { ...row, user_id: known } : row;
}

/** Inserts the rows as parsed, never their raw lines: a database may parse those differently. */
export async function insertRows(
  tx: Transaction,
  tables: readonly ImportedTable[],
  people: ExistingUsers,
): Promise<void> {
  for (const table of tables) {
    let rows: string[] = [];
    let length = 0;
    for await (const line of table.lines()) {
      const row = asImported(table.name, parsedRow(line, table.name), people);
      if (row === null) continue;
      const text = JSON.stringify(row);
      rows.push(text);
      length += text.length;
      if (length < atATime) continue;
      await insert(tx, table, rows);
      rows = [];
      length = 0;
    }
    if (rows.length > 0) await insert(tx, table, rows);
  }
}

async function insert(tx: Transaction, table: ImportedTable, rows: readonly string[]) {
  if (table.columns.length === 0) throw new BadZip(`${table.name} has no columns`);
  const into = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const name = sql.identifier(table.name);
  await tx.execute(sql`
    insert into ${name} (${into})
    select ${into} from json_populate_recordset(null::${name}, ${`[${rows.join(",")}]`}::json)`);
}

/** How many rows of each table belong to this business here. */
export async function countRows(
  tx: Transaction,
  tables: readonly ImportedTable[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name, table, condition } of tables) {
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from ${table} where ${condition}`,
    );
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}
