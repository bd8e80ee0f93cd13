import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { silentLog } from "../../../tests/setup/silent-log.ts";
import { createRoadTimes } from "./road-times.server.ts";

const points = [
  { latitude: 30.2712, longitude: -97.7434 },
  { latitude: 30.3, longitude: -97.7 },
];
let server: Server | undefined;
let paths: string[] = [];
let now = Date.parse("2026-12-01T12:00:00Z");

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(respond: (response: ServerResponse) => void) {
  paths = [];
  server = createServer((request, response) => {
    paths.push(request.url ?? "");
    expect(request.headers.authorization).toBeUndefined();
    respond(response);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return createRoadTimes(new URL(`http://127.0.0.1:${port}/osrm/`), {
    log: silentLog,
    now: () => new Date(now),
  });
}

const respondWith =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

test("reads minutes from OSRM's table, once for the same places", async () => {
  const durations = [
    [0, 610.4],
    [589.9, 0],
  ];
  const roads = await serve(respondWith({ code: "Ok", durations }));
  expect(await roads.minutesBetween(points)).toEqual([
    [0, 10],
    [10, 0],
  ]);
  await roads.minutesBetween(points);
  expect(paths).toEqual([
    "/osrm/table/v1/driving/-97.743,30.271;-97.700,30.300?annotations=duration",
  ]);
});

test("returns null for errors, other tables, and redirects, and pauses a minute", async () => {
  const bad: [unknown, number][] = [
    [{ code: "NoTable" }, 400],
    [{ code: "Ok", durations: [[0]] }, 200],
    [
      {
        code: "Ok",
        durations: [
          [0, null],
          [1, 0],
        ],
      },
      200,
    ],
    ["<html>", 200],
    ["x".repeat(3_000_000), 200],
  ];
  for (const [body, status] of bad) {
    const roads = await serve(respondWith(body, status));
    expect(await roads.minutesBetween(points)).toBeNull();
    server?.close();
  }
  const roads = await serve((response) => {
    response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data" });
    response.end();
  });
  expect(await roads.minutesBetween(points)).toBeNull();
  expect(await roads.minutesBetween(points)).toBeNull();
  expect(paths).toHaveLength(1);
  now += 61_000;
  await roads.minutesBetween(points);
  expect(paths).toHaveLength(2);
});

test("times out when a service hangs, and doesn't wait for it again", async () => {
  const roads = await serve(() => undefined);
  const startedAt = Date.now();
  expect(await roads.minutesBetween(points)).toBeNull();
  expect(Date.now() - startedAt).toBeLessThan(4000);
  expect(await roads.minutesBetween([...points, ...points])).toBeNull();
  expect(paths).toHaveLength(1);
});

test("sends no request for one place or too many", async () => {
  const roads = await serve(respondWith({}));
  expect(await roads.minutesBetween(points.slice(1))).toBeNull();
  expect(await roads.minutesBetween(Array(101).fill(points[0]))).toBeNull();
  expect(paths).toEqual([]);
});
