import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import { startApplication } from "~/application.server.ts";
import { runProcess } from "~/platform/process/process.server.ts";

/** The part of the development server that is needed here. */
type DevelopmentServer = {
  middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  ssrLoadModule(id: string): Promise<unknown>;
  close(): Promise<void>;
};

/** The web process of `npm run dev`: routes are loaded anew whenever their files change. */
export function startDevelopment(server: DevelopmentServer): Promise<void> {
  return runProcess(async (settings, log) => {
    const application = await startApplication({
      settings,
      log,
      loadBuild: () =>
        server.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
      staticFiles: (request, response, next) => server.middlewares(request, response, next),
      mode: "development",
    });
    return {
      async stop() {
        await application.stop();
        await server.close();
      },
    };
  });
}
