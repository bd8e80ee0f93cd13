import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { system } from "../../src/features/access/actor.ts";
import { readBacklog } from "../../src/features/health/read-backlog.server.ts";
import type { Admission } from "../../src/platform/http/server/admission.server.ts";
import {
  type RouteHandler,
  startWebServer,
} from "../../src/platform/http/server/web-server.server.ts";
import type { Log } from "../../src/platform/log/log.server.ts";
import { createMetrics } from "../../src/platform/metrics/metrics.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";

const platform = sharedPlatform();

/** A server of its own with these routes, and the statuses that its log names. */
async function serve(routes: RouteHandler, admission?: Admission) {
  const statuses: unknown[] = [];
  const info: Log["info"] = (message, fields) => {
    if (message === "request") statuses.push(fields?.status);
  };
  const server = await startWebServer({
    settings: { ...platform().settings, port: 0, host: "127.0.0.1" },
    log: { ...silentLog, info },
    routes,
    staticFiles: (_request, _response, next) => next(),
    visits: { pageKey: (url) => url, noteOf: () => null },
    metrics: createMetrics({}),
    readBacklog: (opened) => readBacklog(opened, system("test")),
    ...(admission ? { admission } : {}),
  });
  onTestFinished(() => server.stop());
  server.open(platform());
  return { url: `http://127.0.0.1:${server.port}/`, statuses, server };
}

test("somebody who leaves before the answer is no failure in the log (logs.left-early)", async () => {
  const begun = Promise.withResolvers<void>();
  const { url, statuses } = await serve(async ({ signal }) => {
    begun.resolve();
    await once(signal, "abort");
    return new Response(null, { status: 500 });
  });
  const leaving = new AbortController();
  const asked = fetch(url, { signal: leaving.signal }).catch(() => null);
  await begun.promise;
  leaving.abort();
  await asked;
  await expect.poll(() => statuses).toEqual([499]);
});

test("a failure of ours is one in the log, and so is what goes on to its end (logs.left-early)", async () => {
  const { url, statuses } = await serve(async ({ url }) =>
    url.endsWith("/fails") ? new Response(null, { status: 500 }) : new Response("page"),
  );
  await (await fetch(`${url}fails`)).text();
  await (await fetch(url)).text();
  await expect.poll(() => statuses).toEqual([500, 200]);
});

test("requests.overload-shed: too many are refused in words, with when to come back, and health is still told", async () => {
  const { url } = await serve(async () => new Response("page"), { enter: async () => null });
  const page = await fetch(`${url}pricing`);
  expect([page.status, Number(page.headers.get("retry-after")) > 0]).toEqual([503, true]);
  expect(await page.text()).toMatch(/busy.*what you typed is still there.*Reference: \w/s);
  const lead = await fetch(`${url}api/leads`, { method: "POST", body: "{}" });
  expect([lead.status, (await lead.json()).reference]).toEqual([503, expect.any(String)]);
  expect((await fetch(`${url}healthz`)).status).toBe(200);
});

test("requests.overload-shed: an answer makes room for the next request, a failure as well", async () => {
  let running = 0;
  const admission = {
    enter: async () => {
      running++;
      return () => void running--;
    },
  };
  const { url } = await serve(async ({ url }) => {
    if (url.endsWith("/fails")) throw new Error("a fault of ours");
    return new Response("page");
  }, admission);
  await (await fetch(url)).text();
  await fetch(`${url}fails`).catch(() => null);
  await expect.poll(() => running).toBe(0);
});

test("operations.drain: told to stop, it is no longer ready while everything is still answered; then it closes", async () => {
  const { url, server } = await serve(async () => new Response("page"));
  const statuses = async () => [(await fetch(`${url}readyz`)).status, (await fetch(url)).status];
  expect(await statuses()).toEqual([200, 200]);
  await server.drain(0);
  expect(await statuses()).toEqual([503, 200]);
  await server.stop();
  await expect(fetch(url)).rejects.toThrow();
});
