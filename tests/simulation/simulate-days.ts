import { type Compared, checkRows, describeRun } from "./compare.ts";
import { compareBooks } from "./compare-books.ts";
import { compareCustomers } from "./compare-customers.ts";
import { compareMessages } from "./compare-messages.ts";
import { compareSchedule } from "./compare-schedule.ts";
import { runDays } from "./run-days.ts";
import { startWorld, type World } from "./world.ts";

export type Simulated = { compared: Compared[]; differences: string[]; table: string };

/** Compares all that the business has with the simulation's own ledger. */
export async function compareAll(world: World): Promise<Simulated> {
  const compared = [
    ...(await compareBooks(world)),
    ...(await compareSchedule(world)),
    ...(await compareMessages(world)),
    ...(await compareCustomers(world)),
    checkRows("failed background tasks", world.worker.failures, (failure) => failure),
    checkRows(
      "errors in the log",
      world.site.log.filter((line) => line.includes('"level":"error"')),
      (line) => line.slice(0, 400),
    ),
  ];
  const differences = compared.flatMap(({ what, differences: found }) =>
    found.map((difference) => `${what}: ${difference}`),
  );
  return { compared, differences, table: describeRun(world.ledger.counts, compared) };
}

/** Runs a business for days with a seed, then compares. The caller stops the world. */
export async function simulateDays({
  seed,
  days,
  customers,
}: Record<"seed" | "days" | "customers", number>) {
  const world = await startWorld(seed);
  try {
    await runDays(world, days, customers);
    return { world, ...(await compareAll(world)) };
  } catch (error) {
    await world.stop();
    throw error;
  }
}
