import { readFileSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { freshDatabase, sharedDatabase } from "../setup/fresh-database.ts";

const fresh = sharedDatabase();

test("a test file's database matches the run's database kind", async () => {
  const { database, url } = fresh();
  expect(database.kind).toBe(inject("databaseKind"));
  expect(url === null).toBe(database.kind === "pglite");
  await database.ping();
});

test("two fresh databases are migrated and isolated from each other", async () => {
  const other = (await freshDatabase()).database;
  const { database } = fresh();
  await database.query.execute(sql`create table mark (place text)`);
  const tables = async (from: typeof other) =>
    (await from.query.execute(sql`select tablename from pg_tables where schemaname = 'public'`))
      .rows;
  const own = await tables(other);
  expect(own).not.toContainEqual({ tablename: "mark" });
  expect(await tables(database)).toEqual(expect.arrayContaining([...own, { tablename: "mark" }]));
  await other.close();
});

test("docs/architecture.md lists every trigger with its table", async () => {
  const { rows } = await fresh().database.query.execute(
    sql`select tgname as name, relname as on_table from pg_trigger
        join pg_class on pg_class.oid = tgrelid
        where not tgisinternal and relnamespace = 'public'::regnamespace`,
  );
  const part = readFileSync("docs/architecture.md", "utf8").split("\n## Triggers\n")[1] ?? "";
  const listed = [...part.matchAll(/^\| `(\w+)` \| `(\w+)` \|/gm)];
  expect(listed.map(([, name, table]) => `${name} on ${table}`).toSorted()).toEqual(
    rows.map(({ name, on_table }) => `${name} on ${on_table}`).toSorted(),
  );
});

test("parses arrays, and the embedded database doesn't copy parsers for each query", async () => {
  const { kind, client, query } = fresh().database;
  const { rows } = await query.execute(
    sql`select array['a', 'b'] as words, array[1, 2] as numbers`,
  );
  expect(rows).toEqual([{ words: ["a", "b"], numbers: [1, 2] }]);
  if (kind === "pglite") {
    expect(Object.keys((client as PGlite).parsers).length).toBeLessThan(150);
  }
});
