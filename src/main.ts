import { startApplication } from "~/application.server.ts";
import { staticFiles } from "~/platform/http/static-files.server.ts";
import { runProcess } from "~/platform/process.server.ts";

/** The web process. On the embedded database it is also the worker. */
await runProcess((settings, log) =>
  startApplication({
    settings,
    log,
    loadBuild: () => import("virtual:react-router/server-build"),
    staticFiles: staticFiles(),
    mode: "production",
  }),
);
