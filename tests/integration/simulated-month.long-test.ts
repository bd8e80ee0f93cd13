import { expect, test } from "vitest";
import { introduceDifferences } from "../simulation/introduce-differences.ts";
import { compareAll, simulateDays } from "../simulation/simulate-days.ts";

/** Set by `npm run simulate:month`. */
const {
  MONTH_SEEDS: seeds = "1,2,3",
  MONTH_DAYS: days = "30",
  MONTH_CUSTOMERS: customers = "40",
} = process.env;

for (const seed of seeds.split(",").map(Number)) {
  test(`seed ${seed}: a month matches the ledger; damaged rows are found`, async () => {
    const began = performance.now();
    const { world, differences, table } = await simulateDays({
      ...{ seed, days: Number(days), customers: Number(customers) },
    });
    try {
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      process.stdout.write(
        `Seed ${seed}, ${days} days, ${customers} customers, ${seconds} s\n\n${table}\n`,
      );
      expect(differences).toEqual([]);
      const damaged = await introduceDifferences(world);
      const mismatches = (await compareAll(world)).compared.filter(
        (comparison) => comparison.differences.length > 0,
      );
      expect(mismatches.map(({ what }) => what)).toEqual(expect.arrayContaining(damaged));
      process.stdout.write(`The control was found: ${damaged.join("; ")}\n`);
    } finally {
      await world.stop();
    }
  });
}
