import { expect, test } from "vitest";
import { readSpendLines } from "./read-spend-lines.ts";

test("analytics.spend-import: of two columns that mean the same it is not guessed which counts", () => {
  const read = (head: string) => readSpendLines(`${head}\n2026-11-01,10,20`, "Google Ads");
  expect(read("Day,Cost,Spend")).toMatchObject({
    errors: { content: "Two columns are read as “amount”. Take one of them out." },
  });
  expect(read("Day,Date,Cost")).toMatchObject({ ok: false });
  expect(read("Day,Cost,Clicks")).toMatchObject({
    lines: [{ spend: { source: "Google Ads", firstOn: "2026-11-01", cents: 1_000 } }],
  });
});
