import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Log } from "~/platform/log/log.server.ts";
import { createMetrics } from "~/platform/metrics/metrics.server.ts";
import {
  startWebServer,
  type WebServer,
} from "../../src/platform/http/server/web-server.server.ts";
import { table } from "../setup/addresses.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";

const platform = sharedPlatform();
let server: WebServer;
let handled: string[] = [];
const errors: string[] = [];

beforeAll(async () => {
  const error: Log["error"] = (message) => void errors.push(message);
  server = await startWebServer({
    settings: { ...platform().settings, port: 0, host: "127.0.0.1" },
    log: { ...silentLog, error, warn: error },
    routes: {
      handle: async (request) => {
        handled.push(`${request.method} ${new URL(request.url).pathname}`);
        return new Response("answered");
      },
      ...table,
    },
    staticFiles: (_request, _response, next) => next(),
    visits: { pageKey: (url) => url, noteOf: () => null, sourceOf: () => null },
    metrics: createMetrics({}),
    readBacklog: async () => ({ queue: 0, deadLetters: 0, mails: 0 }) as never,
  });
  server.open(platform());
});
afterAll(() => server.stop());

/** Sends raw bytes. @returns everything received until the connection ended */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1");
    let received = "";
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => {
      received += text;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
    socket.write(bytes);
  });
}

const head = (...lines: string[]) => `${lines.join("\r\n")}\r\n\r\n`;
const statusesIn = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
const host = "Host: localhost:3000";
const hidden = head("GET /hidden HTTP/1.1", host);

test.each<[string, string]>([
  ["two hosts", head("GET / HTTP/1.1", host, "Host: evil.example")],
  ["two equal hosts", head("GET / HTTP/1.1", host, host)],
  ["a host with a name and password", head("GET / HTTP/1.1", "Host: a:b@localhost:3000")],
  ["a host with a path", head("GET / HTTP/1.1", "Host: localhost:3000/x")],
  ["no host", head("GET / HTTP/1.1", "Accept: */*")],
  ["an absolute address", head("GET http://evil.example/ HTTP/1.1", host)],
  [
    "two origins",
    head("POST / HTTP/1.1", host, "Origin: null", "Origin: null", "Content-Length: 0"),
  ],
  [
    "two types",
    head("POST / HTTP/1.1", host, "Content-Type: a/b", "Content-Type: c/d", "Content-Length: 0"),
  ],
  ["two lengths", head("POST / HTTP/1.1", host, "Content-Length: 0", "Content-Length: 5")],
  [
    "a length and chunks",
    `${head("POST / HTTP/1.1", host, "Content-Length: 5", "Transfer-Encoding: chunked")}0\r\n\r\n`,
  ],
  [
    "an encoding that is not ours",
    `${head("POST / HTTP/1.1", host, "Transfer-Encoding: gzip, chunked")}0\r\n\r\n`,
  ],
  ["chunks of HTTP/1.0", `${head("POST / HTTP/1.0", host, "Transfer-Encoding: chunked")}0\r\n\r\n`],
  ["a space before the colon", head("GET / HTTP/1.1", "Host : localhost:3000")],
  ["a folded line", head("GET / HTTP/1.1", host, "X-A: 1", " Host: evil.example")],
])("%s get a 400, and nothing after them is processed", async (_what, request) => {
  handled = [];
  // Anything after it on the same connection is a request of its own or part of the first.
  const received = await exchange(request + hidden);
  expect(statusesIn(received)).toEqual([400]);
  expect(handled).toEqual([]);
  expect(errors).toEqual([]);
});

test("a plain request gets a response", async () => {
  const close = head(
    "GET /plain HTTP/1.1",
    host,
    "Cookie: a=1",
    "Cookie: b=2",
    "Connection: close",
  );
  expect(statusesIn(await exchange(close))).toEqual([200]);
  expect(handled).toContain("GET /plain");
});

test("HAProxy's health check, which names no host, gets only operations endpoints", async () => {
  const request = async (path: string) => statusesIn(await exchange(head(`GET ${path} HTTP/1.0`)));
  expect(await request("/healthz")).toEqual([200]);
  for (const path of ["/", "/plain", "/crm"]) expect(await request(path), path).toEqual([421]);
  expect(await request("/metrics")).toEqual([404]);
  expect(errors).toEqual([]);
});

test("rejects a form without an origin except at the share target", async () => {
  const post = (path: string) =>
    head(
      `POST ${path} HTTP/1.1`,
      host,
      "Origin: null",
      "Sec-Fetch-Site: none",
      "Content-Length: 0",
      "Connection: close",
    );
  for (const path of ["/", "/admin/login", "/crm/leads", "/api/leads"]) {
    expect(statusesIn(await exchange(post(path))), path).toEqual([403]);
  }
  expect(statusesIn(await exchange(post("/crm/share")))).toEqual([200]);
  expect(errors).toEqual([]);
});
