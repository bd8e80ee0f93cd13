import { pgTable, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import type { Transaction } from "./database.server.ts";
import { allColumns, readModel } from "./read-model.server.ts";

const people = pgTable("people", { name: text("name").notNull() });
const parsed = readModel(people);

test("a read model is its table, with all columns", () => {
  expect(parsed).toBe(people);
  expect(allColumns(parsed)).toEqual({ name: people.name });
});

test("writing to a read model is a type error", () => {
  // `npm run typecheck` fails where one of these is allowed.
  const writes = [
    // @ts-expect-error
    (tx: Transaction) => tx.insert(parsed),
    // @ts-expect-error
    (tx: Transaction) => tx.update(parsed),
    // @ts-expect-error
    (tx: Transaction) => tx.delete(parsed),
  ];
  expect(writes).toHaveLength(3);
});
