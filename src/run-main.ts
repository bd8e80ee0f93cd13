import { startApplication, startWorker } from "~/application.server.ts";
import { staticFiles } from "~/platform/http/static-files.server.ts";
import { runProcess } from "~/platform/process.server.ts";

/** Runs the process that PROCESS says: the web server, the worker, or both in one (`jobs.one-process-does-all`). */
export function runMain(): Promise<void> {
  return runProcess((settings, log) =>
    settings.process === "worker"
      ? startWorker(settings, log)
      : startApplication({
          settings,
          log,
          loadBuild: () => import("virtual:react-router/server-build"),
          staticFiles: staticFiles(),
          mode: "production",
        }),
  );
}
