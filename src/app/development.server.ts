import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import { startApplication } from "~/app/application.server.ts";
import { routeTable } from "~/platform/http/routes/route-table.ts";
import { runProcess } from "~/platform/process/process.server.ts";
import type addressBook from "~/routes.ts";

type AddressBook = typeof addressBook;

/** The part of the development server used here. */
type DevelopmentServer = {
  middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  ssrLoadModule(id: string): Promise<unknown>;
  close(): Promise<void>;
};

/** The web process of `npm run dev`: routes are reloaded when their files change. */
export function startDevelopment(server: DevelopmentServer): Promise<void> {
  return runProcess(async (settings, log) => {
    const application = await startApplication({
      settings,
      log,
      loadRoutes: async () => {
        const build = await server.ssrLoadModule("virtual:react-router/server-build");
        const routes = (await server.ssrLoadModule("/src/routes.ts")) as { default: AddressBook };
        return { build: build as ServerBuild, table: routeTable(routes.default) };
      },
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
