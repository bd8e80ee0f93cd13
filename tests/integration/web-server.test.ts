import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { readBacklog } from "../../src/domains/operations/health/read-health.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import type { Admission } from "../../src/platform/http/server/admission.server.ts";
import type { RouteHandler } from "../../src/platform/http/server/request-handler.server.ts";
import { startWebServer } from "../../src/platform/http/server/web-server.server.ts";
import type { Log } from "../../src/platform/log/log.server.ts";
import { createMetrics } from "../../src/platform/metrics/metrics.server.ts";
import { PageCache } from "../../src/platform/page-cache/page-cache.ts";
import type { Platform } from "../../src/platform/platform.server.ts";
import { table } from "../setup/addresses.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";

const platform = sharedPlatform();

/** A separate server with these routes, and the statuses in its log. */
async function serve(routes: RouteHandler, admission?: Admission, opened: Platform = platform()) {
  const admissions = admission && {
    reads: admission,
    writes: admission,
    workspace: admission,
    signedOut: admission,
    webhooks: admission,
  };
  const statuses: unknown[] = [];
  const traces: unknown[] = [];
  const info: Log["info"] = (message, fields) => {
    if (message !== "request") return;
    statuses.push(fields?.status);
    traces.push(fields?.trace_id);
  };
  const server = await startWebServer({
    settings: { ...platform().settings, port: 0, host: "127.0.0.1" },
    log: { ...silentLog, info },
    routes: { ...table, handle: routes },
    staticFiles: (_request, _response, next) => next(),
    visits: { pageKey: (url) => url, noteOf: () => null, sourceOf: () => null },
    metrics: createMetrics({}),
    readBacklog: (opened) => readBacklog(opened, system("test")),
    ...(admissions ? { admissions } : {}),
  });
  onTestFinished(() => server.stop());
  server.open(opened);
  return { url: `http://127.0.0.1:${server.port}/`, statuses, traces, server };
}

test("a client that disconnects before the response logs no error", async () => {
  const started = Promise.withResolvers<void>();
  const { url, statuses } = await serve(async ({ signal }) => {
    started.resolve();
    await once(signal, "abort");
    return new Response(null, { status: 500 });
  });
  const leaving = new AbortController();
  const request = fetch(url, { signal: leaving.signal }).catch(() => null);
  await started.promise;
  leaving.abort();
  await request;
  await expect.poll(() => statuses).toEqual([499]);
});

test("long work for a response is aborted when the client disconnects", async () => {
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const { url } = await serve(async ({ signal }) => {
    started.resolve();
    await once(signal, "abort");
    // An endless response, as for live updates.
    return new Response(new ReadableStream({ cancel: () => ended.resolve() }));
  });
  const leaving = new AbortController();
  const request = fetch(url, { signal: leaving.signal }).catch(() => null);
  await started.promise;
  leaving.abort();
  await request;
  await ended.promise;
});

test("a server error is logged once, and so is a completed request", async () => {
  const { url, statuses } = await serve(async ({ url }) =>
    url.endsWith("/fails") ? new Response(null, { status: 500 }) : new Response("page"),
  );
  await (await fetch(`${url}fails`)).text();
  await (await fetch(url)).text();
  await expect.poll(() => statuses).toEqual([500, 200]);
});

test("a request's log line contains the proxy's trace id", async () => {
  const { url, traces } = await serve(async () => new Response("page"));
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` };
  await (await fetch(url, { headers })).text();
  await (await fetch(url)).text();
  await expect.poll(() => traces).toEqual([trace, undefined]);
});

test("excess requests get a message and retry time; health checks still work", async () => {
  const { url } = await serve(async () => new Response("page"), { enter: async () => null });
  const page = await fetch(`${url}pricing`);
  expect([page.status, Number(page.headers.get("retry-after")) > 0]).toEqual([503, true]);
  expect(await page.text()).toMatch(/busy.*what you typed is still there.*Reference: \w/s);
  const lead = await fetch(`${url}api/leads`, { method: "POST", body: "{}" });
  expect([lead.status, (await lead.json()).reference]).toEqual([503, expect.any(String)]);
  expect((await fetch(`${url}healthz`)).status).toBe(200);
});

test("any response, even a failure, frees a slot for the next request", async () => {
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

test("on shutdown it reports not ready, finishes requests, then closes", async () => {
  const { url, server } = await serve(async () => new Response("page"));
  const statuses = async () => [(await fetch(`${url}readyz`)).status, (await fetch(url)).status];
  expect(await statuses()).toEqual([200, 200]);
  await server.drain(0);
  expect(await statuses()).toEqual([503, 200]);
  await server.stop();
  await expect(fetch(url)).rejects.toThrow();
});

test("shows a cached page during a database outage, until a fresh response", async () => {
  const pages = new PageCache(1_000_000);
  const { database } = platform();
  let away = true;
  const ping = async () => {
    if (away) throw new Error("gone");
  };
  let status = 503;
  const routes = async () => new Response("answered", { status });
  const opened = { ...platform(), pages, database: { ...database, ping } };
  const { url, statuses } = await serve(routes, undefined, opened);
  await pages.store("/", pages.begin(), { html: "kept", headers: new Headers(), tags: ["tested"] });
  pages.pause(true);
  const request = async (method: string) => {
    const response = await fetch(url, { method });
    return [response.status, await response.text()];
  };
  expect([await request("GET"), await request("POST")]).toEqual([
    [200, "kept"],
    [503, "answered"],
  ]);
  expect(statuses).toEqual([503]);

  away = false;
  await expect
    .poll(async () => [await request("GET"), statuses.at(-1)])
    .toEqual([[200, "kept"], 200]);
  status = 404;
  expect(await request("GET")).toEqual([404, "answered"]);
  status = 503;
  expect(await request("GET")).toEqual([503, "answered"]);
});
