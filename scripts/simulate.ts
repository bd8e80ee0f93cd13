import { spawn } from "node:child_process";
import { once } from "node:events";
import { endWithUsage, readCommandLine } from "../src/platform/process/command-line.ts";

/**
 * Simulates follow-ups on a virtual clock, from the build: `npm run simulate -- --leads 1000000`. Or
 * deliveries of lead sources on a real database, from the sources: `npm run simulate -- --sources
 * 1000000`. Fails when a rule is broken, or when a control that breaks it on purpose isn't found.
 */
const command = {
  name: "npm run simulate",
  options: {
    leads: { type: "string" },
    sources: { type: "string" },
    seed: { type: "string", default: "1" },
  },
} as const;
const { values } = readCommandLine(command);
const { leads, sources, seed } = values;
const isCount = (text: string) => /^[1-9][\d_,]*$/.test(text);
if (leads && sources) endWithUsage("Choose either --leads or --sources.", command);
if (![leads ?? sources ?? "1", seed].every(isCount)) {
  endWithUsage("Enter whole numbers, such as --leads 100000 --seed 1.", command);
}
const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project=long"];
const ofSources = [
  ...[...vitest, "tests/integration/simulated-sources.long-test.ts"],
  "--disable-console-intercept",
];
const followUps = ["--enable-source-maps", "build/server/simulate.js", `--seed=${seed}`];
const running = spawn(
  process.execPath,
  sources ? ofSources : [...followUps, ...(leads ? [`--leads=${leads}`] : [])],
  {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      ...(sources ? { SOURCE_DELIVERIES: sources.replaceAll(/[_,]/g, ""), SOURCE_SEED: seed } : {}),
    },
  },
);
const [code] = await once(running, "exit");
process.exit(code === 0 ? 0 : 1);
