import { readFileSync } from "node:fs";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { BadRequest } from "~/platform/http/failures/failures.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import { apiPaths } from "~/web/api/operations/api-paths.ts";
import { everyAddress } from "../setup/addresses.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();
const methods = ["get", "post", "put", "patch", "delete"] as const;
/** Left out of the check: these serve the description itself. */
const itself = ["/openapi.json", "/docs", "/*"];

type Handler = (args: object) => Promise<Response> | Response;
type RouteModule = { loader?: Handler; action?: Handler };

test("api.described: the API and its description list the same operations", async () => {
  const described = Object.entries(apiPaths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method} ${path}`),
  );
  const served: string[] = [];
  for (const { path, splat, module } of await everyPath()) {
    for (const method of methods) {
      if (await isServed(module, method, path, splat)) served.push(`${method} ${path}`);
    }
  }
  expect(served.toSorted()).toEqual(described.toSorted());
});

/** Every path below /api, including those served below /api/auth. */
async function everyPath() {
  const addresses = everyAddress().filter(({ pattern }) => pattern.startsWith("/api/"));
  const paths = addresses.map(async ({ pattern, file }) => {
    const path = pattern.slice("/api".length).replaceAll(/:(\w+)/g, "{$1}");
    const module = (await import(/* @vite-ignore */ `../../src/${file}`)) as RouteModule;
    if (path !== "/auth/*") return [{ path, splat: undefined, module }];
    return accountPaths().map((splat) => ({ path: `/auth/${splat}`, splat, module }));
  });
  return (await Promise.all(paths)).flat().filter(({ path }) => !itself.includes(path));
}

/** The paths that web/api/auth.ts serves, from its source: its splat could be anything. */
function accountPaths(): string[] {
  const source = readFileSync(new URL("../../src/web/api/auth.ts", import.meta.url), "utf8");
  const paths = [...source.matchAll(/"(?:GET|POST) ([^"]+)":/g)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(4);
  return paths;
}

/** An unreadable body means the handler ran. */
async function answerOf(call: () => Promise<Response> | Response): Promise<{ status: number }> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof BadRequest) return error;
    throw error;
  }
}

/** Whether the path serves this method: rejected input counts, "no such method" doesn't. */
async function isServed(
  { loader, action }: RouteModule,
  method: string,
  path: string,
  splat: string | undefined,
): Promise<boolean> {
  const handler = method === "get" ? loader : action;
  if (!handler) return false;
  const context = new RouterContextProvider();
  context.set(platformContext, platform());
  context.set(requestInfoContext, { id: "1", address: "203.0.113.5", failure: undefined });
  const request = new Request(`http://localhost/api${path}`, {
    method: method.toUpperCase(),
    headers: { "content-type": "application/json" },
    body: method === "get" ? undefined : "{}",
  });
  const params = { ...(path.includes("{id}") ? { id: "1" } : {}), "*": splat };
  const response = await answerOf(() =>
    handler({ request, context, params, pattern: `/api${path}` }),
  );
  return response.status !== 405 && !(splat && response.status === 404);
}
