import { parseArgs } from "node:util";
import { emails, jobs } from "~/jobs.server.ts";
import { type Platform, startPlatform } from "~/platform/platform.server.ts";
import { endOnOldNode } from "~/platform/process/node-version.ts";
import { runTask } from "~/platform/process/process.server.ts";
import { loadDemo } from "./demo-data.server.ts";
import { loadDemoPages } from "./demo-pages.server.ts";
import { demoScales, type OnProgress } from "./demo-scale.server.ts";

type Fill = (platform: Platform, rows: number, onProgress: OnProgress) => Promise<number>;

const fills: Record<string, Fill> = { pages: loadDemoPages, ...demoScales };

endOnOldNode();

/**
 * Loads the demo data into the database of the settings: `npm run demo`. For scale tests
 * `-- --pages 1000000` also fills the directory up to so many live pages; `--contractors`,
 * `--estimates` and `--applications` fill what staff look at.
 */
await runTask(async (settings, log) => {
  const names = Object.keys(fills);
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  const { values } = parseArgs({ options });
  const wanted = names.map((name) => [name, readNumber(name, values[name])] as const);
  const platform = await startPlatform({ settings, log, jobs, emails, worker: false });
  const loaded = await loadDemo(platform);
  const reports = [
    loaded ? "The demo data is loaded." : "The demo data was loaded before; nothing changed.",
  ];
  for (const [name, rows] of wanted) {
    const fill = fills[name];
    if (fill && rows !== null) reports.push(await fillUp(platform, name, fill, rows));
  }
  await platform.stop();
  return reports.join(" ");
});

function readNumber(name: string, text: unknown): number | null {
  if (typeof text !== "string") return null;
  const rows = Number(text.replaceAll(/[_,]/g, ""));
  if (!Number.isInteger(rows) || rows < 1) throw new Error(`Say how many: --${name} 100000`);
  return rows;
}

async function fillUp(platform: Platform, name: string, fill: Fill, rows: number): Promise<string> {
  const started = performance.now();
  const added = await fill(platform, rows, showProgress(name));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${added.toLocaleString("en-US")} ${name} were added in ${seconds} s.`;
}

/** A bar on a terminal, lines elsewhere. */
function showProgress(name: string): OnProgress {
  return (done, total) => {
    const share = total === 0 ? 1 : done / total;
    const words = `${Math.floor(share * 100)}% of ${total.toLocaleString("en-US")} ${name}`;
    if (process.stderr.isTTY) {
      const bar = "#".repeat(Math.round(share * 40)).padEnd(40, "-");
      process.stderr.write(`\r[${bar}] ${words}${done === total ? "\n" : ""}`);
    } else {
      process.stderr.write(`${words}\n`);
    }
  };
}
