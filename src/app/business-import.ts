import { healthReports } from "~/app/health.server.ts";
import { emails, jobs } from "~/app/jobs.server.ts";
import { personalData } from "~/app/personal-data.server.ts";
import { subscriptions } from "~/app/reactions.server.ts";
import { importBusiness, releaseBusiness } from "~/domains/operations/index.server.ts";
import { product, system } from "~/domains/shared/index.ts";
import { startPlatform } from "~/platform/platform.server.ts";
import { endWithUsage, readCommandLine } from "~/platform/process/command-line.ts";
import { runTask } from "~/platform/process/process.server.ts";

/** `npm run import -- FILE` and `npm run import -- --release BUSINESS` (docs/operations.md). */
const command = {
  name: "npm run import",
  operands: "FILE",
  options: { release: { type: "string" } },
} as const;
const {
  values,
  operands: [path],
} = readCommandLine(command);
if (!path && !values.release) endWithUsage("Specify the file to import.", command);

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
