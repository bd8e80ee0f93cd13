import { healthReports } from "~/app/health.server.ts";
import { emails, jobs } from "~/app/jobs.server.ts";
import { personalData } from "~/app/personal-data.server.ts";
import { subscriptions } from "~/app/reactions.server.ts";
import { removeSampleData } from "~/domains/operations/index.server.ts";
import { product, type SampleCounts, system } from "~/domains/shared/index.ts";
import type { DemoScale } from "~/domains/shared/synthetic.demo.server.ts";
import { type Platform, startPlatform } from "~/platform/platform.server.ts";
import { endWithUsage, readCommandLine } from "~/platform/process/command-line.ts";
import { exitOnOldNode } from "~/platform/process/node-version.ts";
import { runTask } from "~/platform/process/process.server.ts";
import { showProgress } from "~/platform/process/progress-output.ts";
import { loadDemo } from "./demo-data.server.ts";
import { demoScales } from "./demo-parts.server.ts";

exitOnOldNode();

const names = Object.keys(demoScales);
const options: Record<string, { type: "string" | "boolean" }> = { remove: { type: "boolean" } };
for (const name of names) options[name] = { type: "string" };
const command = { name: "npm run demo", options };
const { values } = readCommandLine(command);
const amounts = names.map((name) => [name, readNumber(name, values[name])] as const);

/**
 * Loads the demo data into the configured database: `npm run demo`. For scale tests `-- --pages
 * 1000000` also fills the directory up to that many live pages; `--contractors`, `--estimates` and
 * `--applications` fill the staff lists. `-- --remove` deletes the demo data.
 */
await runTask(async (settings, log) => {
  const platform = await startPlatform({
    settings,
    log,
    jobs,
    emails,
    personalData,
    healthReports,
    subscriptions,
    product,
    worker: false,
  });
  if (values.remove) {
    const removed = await removeSampleData(platform, system("demo"));
    await platform.stop();
    return reportRemoved(removed);
  }
  const loaded = await loadDemo(platform, { again: true });
  const reports = [
    loaded ? "The demo data is loaded." : "The demo data was loaded before; nothing changed.",
  ];
  for (const [name, rows] of amounts) {
    const fill = demoScales[name];
    if (fill && rows !== null) reports.push(await fillUp(platform, name, fill, rows));
  }
  await platform.stop();
  return reports.join(" ");
});

function reportRemoved(removed: SampleCounts): string {
  const { contractor } = removed;
  if (Object.values(removed).every((rows) => rows === 0)) return "There is no demo data to remove.";
  if (contractor === 0) return "The rest of the demo data is removed.";
  const businesses = contractor === 1 ? "1 business" : `${contractor} businesses`;
  return `The demo data is removed: ${businesses} and everything that belonged to them.`;
}

function readNumber(name: string, text: unknown): number | null {
  if (typeof text !== "string") return null;
  const rows = Number(text.replaceAll(/[_,]/g, ""));
  if (!Number.isInteger(rows) || rows < 1) {
    endWithUsage(`Enter a whole number, such as --${name} 100000.`, command);
  }
  return rows;
}

async function fillUp(
  platform: Platform,
  name: string,
  fill: DemoScale,
  rows: number,
): Promise<string> {
  const started = performance.now();
  const added = await fill(platform, rows, showProgress(name));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${added.toLocaleString("en-US")} ${name} were added in ${seconds} s.`;
}
