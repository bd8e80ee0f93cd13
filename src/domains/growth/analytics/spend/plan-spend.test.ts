import fc from "fast-check";
import { expect, test } from "vitest";
import { shareForDays, splitSpend } from "~/domains/growth/analytics/figures/facts.server.ts";
import { planSpend } from "./plan-spend.ts";
import { readSpendLines } from "./read-spend-lines.ts";

function check(content: string, source = "Google Ads") {
  const parsed = readSpendLines(content, source);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.lines;
}

test("each line reports its error, and days without spend are fine", () => {
  const lines = check(`Campaign,Day,Cost,Source
Ants,2026-11-02,48.20,
Ants,11/3/2026,"$1,051.75",Mailers
Ants,2026-02-30,5,
Ants,2026-11-05,0.00,
Ants,2026-11-06,-4,
Ants,,3,`);
  const { planned, counts } = planSpend([], lines);
  expect(planned.map(({ line, outcome, remark }) => [line, outcome, remark])).toEqual([
    [2, "new", null],
    [3, "new", null],
    [4, "wrong", "Enter a date, like 11/20/2026"],
    [5, "nothing", "Nothing spent"],
    [6, "wrong", "Refunds can’t be imported. Subtract it from a line instead"],
    [7, "wrong", "Choose a month, or a start and end date"],
  ]);
  expect(counts).toEqual({ new: 2, known: 0, changed: 0, nothing: 1, wrong: 3 });
});

test("lines combine by source and days, and reimports match or update", () => {
  const content = "Month,Amount\n2026-02,10.01\n2026-02,20\n";
  const { entries } = planSpend([], check(content));
  expect(entries).toEqual([
    { source: "Google Ads", firstOn: "2026-02-01", lastOn: "2026-02-28", cents: 3_001 },
  ]);
  expect(planSpend(entries, check(content, "google ads")).counts).toMatchObject({
    known: 2,
    new: 0,
  });
  const more = planSpend(entries, check(`${content}2026-02,1\n`));
  expect(more.entries).toMatchObject([{ cents: 3_101 }]);
  expect(more.planned[0]).toMatchObject({ outcome: "changed", remark: "It was $30.01" });
});

test("rejects days that overlap an entry with other days", () => {
  const month = planSpend([], check("Month,Amount\n2026-02,10\n")).entries;
  const { planned, entries } = planSpend(month, check("Day,Amount\n2026-02-28,1\n2026-03-01,1\n"));
  expect(planned[0]).toMatchObject({
    outcome: "wrong",
    remark: "$10.00 is already entered for Feb 1–28, 2026",
  });
  expect(planned[1]).toMatchObject({ outcome: "new" });
  expect(entries).toHaveLength(2);
});

test.each([
  ["", "Paste lines, or choose a file"],
  [
    "Day,Source\n2026-11-02,Flyer",
    "We found no column with amounts, like “Cost”. Its columns are “Day”, “Source”.",
  ],
  ["Amount\n5", "We found no column with days or months, and no dates above the headings."],
  ["Day,Amount\n", "The file has headings but no lines."],
])("%j is rejected with a reason", (content, problem) => {
  expect(readSpendLines(content, "Flyer")).toMatchObject({ errors: { content: problem } });
});

test("spend adds up however its days are split into periods", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 366 }),
      fc.integer({ min: 0, max: 366 }),
      (cents, days, cut) => {
        const at = Math.min(cut, days);
        const parts = [shareForDays(cents, days, 0, at), shareForDays(cents, days, at, days)];
        expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBe(cents);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
  const spend = { source: "Flyer", firstOn: "2026-11-01", lastOn: "2026-11-03", cents: 100 };
  expect(splitSpend(spend, { from: "2026-11-02", to: "2026-11-20" })).toEqual([
    { interval: "2026-11-01", source: "Flyer", cents: 67 },
  ]);
});
