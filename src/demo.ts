import { parseArgs } from "node:util";
import { loadDemo } from "~/demo-data.server.ts";
import { loadDemoPages } from "~/demo-pages.server.ts";
import { emails, jobs } from "~/jobs.server.ts";
import { type Platform, startPlatform } from "~/platform/platform.server.ts";
import { runTask } from "~/platform/process.server.ts";

/**
 * Loads the demo data into the database of the settings: `npm run demo`. With `-- --pages 1000000`
 * also fills the directory up to so many live pages, for scale tests.
 */
await runTask(async (settings, log) => {
  const { values } = parseArgs({ options: { pages: { type: "string" } } });
  const pages = readPages(values.pages);
  const platform = await startPlatform({ settings, log, jobs, emails, worker: false });
  const loaded = await loadDemo(platform);
  const told = loaded
    ? "The demo data is loaded."
    : "The demo data was loaded before; nothing changed.";
  const filled = pages === null ? "" : await fillUp(platform, pages);
  await platform.stop();
  return told + filled;
});

function readPages(text: string | undefined): number | null {
  if (text === undefined) return null;
  const pages = Number(text.replaceAll(/[_,]/g, ""));
  if (!Number.isInteger(pages) || pages < 1) throw new Error("Say how many: --pages 100000");
  return pages;
}

async function fillUp(platform: Platform, pages: number): Promise<string> {
  const started = performance.now();
  const added = await loadDemoPages(platform, pages, showProgress);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return ` ${added.toLocaleString("en-US")} pages were added to the directory in ${seconds} s.`;
}

/** A bar on a terminal, lines elsewhere. */
function showProgress(done: number, total: number): void {
  const share = total === 0 ? 1 : done / total;
  const words = `${Math.floor(share * 100)}% of ${total.toLocaleString("en-US")} pages`;
  if (process.stderr.isTTY) {
    const bar = "#".repeat(Math.round(share * 40)).padEnd(40, "-");
    process.stderr.write(`\r[${bar}] ${words}${done === total ? "\n" : ""}`);
  } else {
    process.stderr.write(`${words}\n`);
  }
}
