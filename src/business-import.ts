import { parseArgs } from "node:util";
import { system } from "~/features/access/actor.ts";
import { importBusiness } from "~/features/takeout/import/import-business.server.ts";
import { releaseBusiness } from "~/features/takeout/import/release-business.server.ts";
import { emails, jobs } from "~/jobs.server.ts";
import { startPlatform } from "~/platform/platform.server.ts";
import { runTask } from "~/platform/process/process.server.ts";

/** `npm run import -- FILE` and `npm run import -- --release BUSINESS` (docs/operations.md). */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { release: { type: "string" } },
});

await runTask(async (settings, log) => {
  const [path] = positionals;
  if (!path && !values.release) throw new Error("Name the file to import: npm run import -- FILE");
  const platform = await startPlatform({ settings, log, jobs, emails, worker: false });
  try {
    if (values.release) {
      const released = await releaseBusiness(platform, system("import"), values.release);
      return released.ok
        ? "Released. It can send messages again."
        : "No imported business on hold has this ID.";
    }
    const { name, contractorId, rows, files } = await importBusiness(
      platform,
      system("import"),
      path ?? "",
    );
    return `${name} was imported: ${rows.toLocaleString("en-US")} rows and ${files.toLocaleString("en-US")} files.
Its pages are paused and its messages are on hold. When you have reviewed it: npm run import -- --release ${contractorId}`;
  } finally {
    await platform.stop();
  }
});
