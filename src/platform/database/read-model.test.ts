import { pgTable, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import type { Transaction } from "./database.server.ts";
import { allColumns, readModel } from "./read-model.server.ts";

const people = pgTable("people", { name: text("name").notNull() });
const read = readModel(people);

test("a read model is its table, with all columns", () => {
  expect(read).toBe(people);
  expect(allColumns(read)).toEqual({ name: people.name });
});

test("writing to a read model is a type error", () => {
  // `npm run typecheck` fails where one of these is allowed.
  const writes = [
    // @ts-expect-error
    (tx: Transaction) => tx.insert(read),
    // @ts-expect-error
    (tx: Transaction) => tx.update(read),
    // @ts-expect-error
    (tx: Transaction) => tx.delete(read),
  ];
  expect(writes).toHaveLength(3);
});
