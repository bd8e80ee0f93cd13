import { fileURLToPath } from "node:url";
import type { RouteConfig, RouteConfigEntry } from "@react-router/dev/routes";
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from "react-router";
import {
  type ApplicationOptions,
  type RunningWeb,
  startApplication,
} from "~/app/application.server.ts";
import { routeTable } from "~/platform/http/routes/route-table.ts";
import { staticFiles } from "~/platform/http/server/static-files.server.ts";
import type { Log } from "~/platform/log/log.server.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";
import routeConfig from "../../src/routes.ts";

const sources = fileURLToPath(new URL("../../src/", import.meta.url));

/**
 * Starts the web process from its sources, through Vitest's module runner, without a build. Style
 * sheets and browser scripts have URLs, but no content.
 */
export function startWeb(
  settings: Settings,
  log: Log,
  dependencies: ApplicationOptions["overrides"],
): Promise<RunningWeb> {
  return startApplication({
    settings,
    log,
    loadRoutes: async () => ({
      build: await loadBuild(),
      table: routeTable(routeConfig),
    }),
    staticFiles: staticFiles("public"),
    mode: "production",
    overrides: dependencies,
  });
}

type Modules = ServerBuild["routes"];
type Route = NonNullable<Modules[string]>;
type PageComponent = Parameters<typeof withComponentProps>[0];
type BoundaryComponent = Parameters<typeof withErrorBoundaryProps>[0];
type EntryModule = ServerBuild["entry"]["module"];

let build: Promise<ServerBuild> | undefined;

/** The framework plugin's build of `src/routes.ts`, loaded once for all files of a worker. */
function loadBuild(): Promise<ServerBuild> {
  build ??= makeBuild();
  return build;
}

async function makeBuild(): Promise<ServerBuild> {
  const entries = [
    { id: "root", path: "", file: "root.tsx", parentId: undefined },
    ...withParents(await (routeConfig as RouteConfig), "root"),
  ];
  const routes: Modules = {};
  for (const { id, parentId, path, index, caseSensitive, file } of entries) {
    const module = withProps(await import(`${sources}${file}`));
    routes[id] = { id, parentId, path, index, caseSensitive, module } as Route;
  }
  return {
    entry: { module: (await import("../../src/entry.server.tsx")) as unknown as EntryModule },
    routes,
    assets: {
      version: "sources",
      url: "/assets/manifest.js",
      entry: { module: "/assets/entry.client.js", imports: [] },
      routes: Object.fromEntries(
        Object.values(routes).flatMap((route) => (route ? [[route.id, describe(route)]] : [])),
      ),
    },
    assetsBuildDirectory: "build/client",
    basename: "/",
    publicPath: "/",
    future: {} as ServerBuild["future"],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
    allowedActionOrigins: false,
  };
}

/** Passes route data to components as props, as the framework's plugin does. */
function withProps(module: Route["module"]): Route["module"] {
  const { default: Page, ErrorBoundary } = module;
  return {
    ...module,
    ...(Page && { default: withComponentProps(Page as PageComponent) }),
    ...(ErrorBoundary && {
      ErrorBoundary: withErrorBoundaryProps(ErrorBoundary as BoundaryComponent),
    }),
  };
}

type Entry = RouteConfigEntry & { id: string; parentId: string | undefined };

function withParents(entries: readonly RouteConfigEntry[], parentId: string): Entry[] {
  return entries.flatMap((entry) => {
    const id = entry.id ?? entry.file.replace(/\.tsx?$/, "");
    return [{ ...entry, id, parentId }, ...withParents(entry.children ?? [], id)];
  });
}

function describe({ id, parentId, path, index, caseSensitive, module }: Route) {
  const has = (name: string) => name in module;
  return {
    ...{ id, parentId, path, index, caseSensitive },
    module: `/assets/${id}.js`,
    imports: [],
    css: [],
    hasAction: has("action"),
    hasLoader: has("loader"),
    hasClientAction: has("clientAction"),
    hasClientLoader: has("clientLoader"),
    hasClientMiddleware: has("clientMiddleware"),
    hasErrorBoundary: has("ErrorBoundary"),
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
}
