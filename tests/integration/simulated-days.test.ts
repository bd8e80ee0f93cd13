import { expect, test } from "vitest";
import { introduceDifferences } from "../simulation/introduce-differences.ts";
import { compareAll, simulateDays } from "../simulation/simulate-days.ts";

test("five simulated days match the ledger; damaged rows are found", async () => {
  const { world, differences, table } = await simulateDays({ seed: 1, days: 5, customers: 12 });
  try {
    expect(differences, table).toEqual([]);
    const damaged = await introduceDifferences(world);
    const mismatches = (await compareAll(world)).compared.filter(
      (comparison) => comparison.differences.length > 0,
    );
    expect(mismatches.map(({ what }) => what)).toEqual(expect.arrayContaining(damaged));
  } finally {
    await world.stop();
  }
});
