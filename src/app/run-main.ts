import {
  type ApplicationOptions,
  type RunningWeb,
  startApplication,
  startWorker,
} from "~/app/application.server.ts";
import { routeTable } from "~/platform/http/routes/route-table.ts";
import { staticFiles } from "~/platform/http/server/static-files.server.ts";
import type { Log } from "~/platform/log/log.server.ts";
import { readCommandLine } from "~/platform/process/command-line.ts";
import { runProcess } from "~/platform/process/process.server.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";
import routes from "~/routes.ts";

/** Runs the process selected by PROCESS: the web server, the worker, or both in one. */
export function runMain(): Promise<void> {
  readCommandLine({ name: "node build/server/main.js" });
  return runProcess((settings, log, report) =>
    settings.process === "worker"
      ? startWorker(settings, log, report)
      : startWeb(settings, log, { report }),
  );
}

/**
 * Starts the web process of the build. In-process tests also load it from the build.
 * @param dependencies a test's overrides of the settings
 */
export function startWeb(
  settings: Settings,
  log: Log,
  dependencies: ApplicationOptions["overrides"] = {},
): Promise<RunningWeb> {
  return startApplication({
    settings,
    log,
    loadRoutes: async () => ({
      build: await import("virtual:react-router/server-build"),
      table: routeTable(routes),
    }),
    staticFiles: staticFiles(),
    mode: "production",
    overrides: dependencies,
  });
}
