import { loadDemo } from "~/demo-data.server.ts";
import { emails, jobs } from "~/jobs.server.ts";
import { startPlatform } from "~/platform/platform.server.ts";
import { runTask } from "~/platform/process.server.ts";

/** Loads the demo data into the database of the settings: `npm run demo`. */
await runTask(async (settings, log) => {
  const platform = await startPlatform({ settings, log, jobs, emails, worker: false });
  const loaded = await loadDemo(platform);
  await platform.stop();
  return loaded ? "The demo data is loaded." : "The demo data was loaded before; nothing changed.";
});
