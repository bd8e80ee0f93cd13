import { join } from "node:path";
import { expect, test } from "vitest";
import { lockOrder } from "~/domains/shared/access/product.ts";
import { rawLocks } from "./lock-laws.ts";
import { parseSourceFiles, readSourceFiles } from "./source-files.ts";

const files = readSourceFiles(join(import.meta.dirname, "../.."), ["src"]);

test("locks are taken only through the helpers that enforce their order", () => {
  expect(rawLocks(files)).toEqual([]);
});

test.each([
  ['tx.select().from(leads).for("update")', 1],
  ["tx.select().from(leads).for('no key update', { of: leads })", 1],
  ["sql`select from leads order by id for update`", 1],
  ["sql`select from leads for no key update of lead skip locked`", 1],
  ["sql`select pg_advisory_xact_lock(1)`", 1],
  ["tx.select().from(leads).for(...lockRows(leads))", 0],
  ['noteLock("leads");\nsql`select from leads for update`', 0],
  ['noteLock("leads");\ntx.select().from(leads).for("update")', 1],
  ['noteLock("leads");\nsql`select from leads for update`;\nsql`select from crews for update`', 1],
  ['sql.raw("pg_try_advisory_xact_lock_shared")', 1],
  ["// waits for update\nprepare(for update of it)", 0],
])("%s takes %i locks without the helpers", (text, count) => {
  expect(rawLocks(parseSourceFiles({ "src/domains/leads/a.server.ts": text }))).toHaveLength(count);
});

test("each lock has one position in the order", () => {
  expect(new Set(lockOrder).size).toBe(lockOrder.length);
});

test("each position in the order is a table or an advisory lock", () => {
  const tables = new Set<string>();
  for (const { path, text } of files) {
    if (!path.endsWith(".tables.server.ts")) continue;
    for (const [, name = ""] of text.matchAll(/pgTable\(\s*"(\w+)"/g)) tables.add(name);
  }
  const advisory = files.find(({ path }) => path.endsWith("access/acquire-lock.server.ts"))?.text;
  const unknown = lockOrder.filter((name) => {
    const [, own] = /^lock of (.+)$/.exec(name) ?? [];
    return own ? !new RegExp(`^  "?${own}"?: "`, "m").test(advisory ?? "") : !tables.has(name);
  });
  expect(unknown).toEqual([]);
});
