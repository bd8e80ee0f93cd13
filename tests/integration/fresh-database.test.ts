import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { freshDatabase, sharedDatabase } from "../setup/fresh-database.ts";

const fresh = sharedDatabase();

test("a test file's database is of the kind that the run is about", async () => {
  const { database, url } = fresh();
  expect(database.kind).toBe(inject("databaseKind"));
  expect(url === null).toBe(database.kind === "pglite");
  await database.ping();
});

test("two fresh databases do not see each other's rows, and both are migrated", async () => {
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
