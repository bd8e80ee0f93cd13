import { join } from "node:path";
import { expect, test } from "vitest";
import { lockOrder } from "../setup/lock-order.ts";
import { readSourceFiles } from "./source-files.ts";

const ways = [
  "src/features/access/hold-lock.server.ts",
  "src/features/opt-outs/hold-opt-outs.server.ts",
];

test("advisory locks of transactions are taken through holdLock alone", () => {
  const taking = readSourceFiles(join(import.meta.dirname, "../.."), ["src"])
    .filter(
      ({ path, text }) => !path.includes(".test.") && /pg_(?:try_)?advisory_xact_lock/.test(text),
    )
    .map(({ path }) => path);
  expect(taking.toSorted()).toEqual(ways);
});

test("each lock has one place in the order", () => {
  expect(new Set(lockOrder).size).toBe(lockOrder.length);
});
