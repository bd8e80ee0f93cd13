import { spawn } from "node:child_process";
import { once } from "node:events";
import { endWithUsage, readCommandLine } from "../src/platform/process/command-line.ts";

/**
 * Simulates a month of a business on the product's clock: owner, office, two technicians, and their
 * customers. Compares its books, schedule, messages, and customers with an independent ledger, and
 * fails on any difference, or if a deliberately introduced one isn't found.
 */
const command = {
  name: "npm run simulate:month",
  options: {
    seed: { type: "string", default: "1" },
    days: { type: "string", default: "30" },
    customers: { type: "string", default: "40" },
  },
} as const;
const { values } = readCommandLine(command);
const isCount = (text: string) => /^[1-9]\d{0,5}$/.test(text);
const areSeeds = values.seed.split(",").every(isCount);
if (!(areSeeds && isCount(values.days) && isCount(values.customers))) {
  endWithUsage("Enter whole numbers, such as --seed 1,2,3 --days 30.", command);
}
const running = spawn(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project=long",
    "tests/integration/simulated-month.long-test.ts",
    "--disable-console-intercept",
  ],
  {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      MONTH_SEEDS: values.seed,
      MONTH_DAYS: values.days,
      MONTH_CUSTOMERS: values.customers,
    },
  },
);
const [code] = await once(running, "exit");
process.exit(code === 0 ? 0 : 1);
