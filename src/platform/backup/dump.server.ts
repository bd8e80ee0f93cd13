import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.server.ts";
import { readLines } from "../database/read-lines.server.ts";
import {
  listSequences,
  listTables,
  readExactly,
  type Sequence,
  type Table,
} from "./tables.server.ts";

/** A backup's description of itself, at its start. */
export type Manifest = {
  format: 1;
  madeAt: string;
  /** The kind of the source database. */
  database: Database["kind"];
  /** Hashes of the migrations applied to its schema, in order. */
  migrations: string[];
  tables: (Table & { rows: number })[];
  sequences: Sequence[];
};

/** Rows of one table as the database's own text. */
export type Rows = { table: string; rows: string[] };

/**
 * Reads the whole database as of one moment, in one read-only transaction (`backups.one-moment`).
 * @param use gets the manifest and then the rows, and may be slow
 */
export function dump(
  database: Database,
  madeAt: Date,
  use: (manifest: Manifest, rows: AsyncIterable<Rows>) => Promise<void>,
): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    await readExactly(tx);
    const tables: Manifest["tables"] = [];
    for (const table of await listTables(tx)) {
      const { rows } = await tx.execute<{ count: number }>(
        sql`select count(*)::float8 as count from ${sql.raw(table.name)}`,
      );
      tables.push({ ...table, rows: rows[0]?.count ?? 0 });
    }
    const { rows: migrations } = await tx.execute<{ hash: string }>(
      sql`select hash from drizzle.__drizzle_migrations order by created_at, id`,
    );
    const manifest: Manifest = {
      format: 1,
      madeAt: madeAt.toISOString(),
      database: database.kind,
      migrations: migrations.map(({ hash }) => hash),
      tables,
      sequences: await listSequences(tx),
    };
    await use(manifest, readRows(tx, tables));
  });
}

async function* readRows(tx: Transaction, tables: readonly Table[]): AsyncGenerator<Rows> {
  for (const { name } of tables) {
    const query = sql`select backed_up_row::text from ${sql.raw(name)} as backed_up_row`;
    for await (const rows of readLines(tx, query)) yield { table: name, rows };
  }
}
