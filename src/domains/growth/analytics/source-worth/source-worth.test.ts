import { expect, test } from "vitest";
import { describeWorth, sumUp, type Worth, worthOf } from "./source-worth.ts";

const worth = (change: Partial<Worth>): Worth => ({
  ...{ leads: 2, contacted: 1, booked: 1, revenueCents: 0, costCents: null, unpriced: 0, junk: 0 },
  ...change,
});

test.each([
  [{ leads: 0 }, "No leads yet."],
  [{}, "$0.00 in revenue. Add what it costs to see if it pays for itself."],
  [{ costCents: 0 }, "Free so far, no revenue yet."],
  [{ costCents: 9_000 }, "No revenue yet for $90.00."],
  [
    { costCents: 9_000, revenueCents: 8_999 },
    "Doesn’t pay for itself yet: $89.99 in revenue for $90.00.",
  ],
  [{ costCents: 9_000, revenueCents: 9_000 }, "Pays for itself: $90.00 in revenue for $90.00."],
])("%o: %s", (change, line) => {
  expect(describeWorth(worth(change))).toBe(line);
});

const counted = {
  ...{ leads: 3, contacted: 0, booked: 0, revenueCents: 0, junk: 0 },
  ...{ costCents: 9_000, priced: 2, creditCents: 4_500 },
};

test("ad spend counts only in months without priced leads", () => {
  expect(worthOf(counted, 50_000)).toMatchObject({ costCents: 4_500, unpriced: 1 });
  const unpriced = { ...counted, costCents: null, priced: 0, creditCents: 0 };
  expect(worthOf(unpriced, 50_000)).toMatchObject({ costCents: 50_000, unpriced: 0 });
  expect(worthOf(unpriced, null)).toMatchObject({ costCents: null });
  expect(worthOf(undefined, 700)).toMatchObject({ leads: 0, costCents: 700 });
});

test("the cost of several months is known if any month's is", () => {
  expect(sumUp([worth({}), worth({ costCents: 300 })])).toMatchObject({ leads: 4, costCents: 300 });
  expect(sumUp([worth({}), worth({})])).toMatchObject({ costCents: null });
  expect(sumUp([])).toMatchObject({ leads: 0, costCents: null });
});
