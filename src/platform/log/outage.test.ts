import { DrizzleQueryError } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { noteOfDatabase } from "../database/violations.server.ts";
import type { WriteLine } from "./log.server.ts";
import { withOutages } from "./outage.ts";

const refusedConnection = Object.assign(new Error("connect ECONNREFUSED"), {
  code: "ECONNREFUSED",
});
noteOfDatabase(refusedConnection);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  return () => void vi.useRealTimers();
});

function logged() {
  const lines: [seconds: number, event: string, fields: object][] = [];
  const start = performance.now();
  const write: WriteLine = (event, fields = {}) => {
    const { request_id: _, ms: __, ...rest } = fields;
    lines.push([Math.round((performance.now() - start) / 1000), event, rest]);
  };
  const log = withOutages({ debug: write, info: write, warn: write, error: write });
  let isAway = false;
  const probe = () => (isAway ? Promise.reject(refusedConnection) : Promise.resolve());
  const { outage } = log;
  if (!outage) throw new Error("a log tells of outages");
  return {
    lines,
    log,
    outage,
    probe,
    goAway: async () => {
      isAway = true;
      outage.suspect(refusedConnection, probe);
      await vi.advanceTimersByTimeAsync(100);
    },
    comeBack: () => {
      isAway = false;
    },
  };
}

test("logs the start, one reminder a minute with counts, and the end", async () => {
  const { lines, log, outage, goAway, comeBack } = logged();
  await goAway();
  const reference = outage.reference();
  for (let second = 0; second < 130; second++) {
    log.error("request failed", { request_id: `r-${second}`, error: refusedConnection });
    log.info("request", { request_id: `r-${second}`, status: 503 });
    log.warn("queue fault", {
      error: { ...refusedConnection, message: refusedConnection.message, queue: "mail" },
    });
    outage.suspect(refusedConnection, () => Promise.resolve());
    await vi.advanceTimersByTimeAsync(1000);
  }
  comeBack();
  await vi.advanceTimersByTimeAsync(200_000);
  log.error("request failed", { error: refusedConnection });
  expect(reference).toMatch(/^[0-9a-f]{8}-db$/);
  expect(outage.reference()).toBeNull();
  expect(lines).toEqual([
    [0, "database unavailable: requests that need it get 503", { error: refusedConnection }],
    [60, "database still unavailable", { refused_requests: 60, failed_attempts: 60 }],
    [120, "database still unavailable", { refused_requests: 120, failed_attempts: 120 }],
    [131, "database available again", { refused_requests: 130, failed_attempts: 130 }],
    [330, "request failed", { error: refusedConnection }],
  ]);
});

test("logs other lines during an outage", async () => {
  const { lines, log, goAway } = logged();
  await goAway();
  const fault = new Error("no such column");
  log.error("request failed", { error: fault });
  log.info("request", { status: 200 });
  expect(lines.slice(1)).toEqual([
    [0, "request failed", { error: fault }],
    [0, "request", { status: 200 }],
  ]);
});

test("logs slow statements, mail server and file errors during an outage", async () => {
  const { lines, log, goAway } = logged();
  await goAway();
  const withCode = (code: string) => Object.assign(new Error("failed"), { code });
  const slow = new DrizzleQueryError("select 1", [], withCode("57014"));
  const others = [slow, withCode("ECONNREFUSED"), withCode("ETIMEDOUT"), withCode("ENOENT")];
  for (const error of others) log.error("request failed", { request_id: "r", error });
  await vi.advanceTimersByTimeAsync(500);
  const written = lines.filter(([, event]) => event === "request failed");
  expect(written).toEqual(others.map((error) => [0, "request failed", { error }]));
});

test("an unstable database takes two lines a minute", async () => {
  const { lines, outage, goAway, comeBack } = logged();
  const references = new Set<string | null>();
  for (let round = 0; round < 18; round++) {
    await goAway();
    references.add(outage.reference());
    await vi.advanceTimersByTimeAsync(3_000);
    comeBack();
    await vi.advanceTimersByTimeAsync(6_900);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.map(([seconds]) => seconds)).toEqual([0, 4, 64, 64, 124, 124, 184]);
  expect(lines.at(-1)?.[1]).toBe("database available again");
  expect(references.size).toBe(1);
});

test("one after a quiet minute is another outage", async () => {
  const { lines, outage, goAway, comeBack } = logged();
  const references = new Set<string | null>();
  for (let round = 0; round < 2; round++) {
    await goAway();
    references.add(outage.reference());
    comeBack();
    await vi.advanceTimersByTimeAsync(120_000);
  }
  expect(lines.map(([, event]) => event.slice(0, 18))).toEqual([
    "database unavailab",
    "database available",
    "database unavailab",
    "database available",
  ]);
  expect(references.size).toBe(2);
});

test("one lost connection to a responding database isn't an outage", async () => {
  const { lines, log, outage, probe } = logged();
  outage.suspect(refusedConnection, probe);
  log.warn("database connection lost", { error: refusedConnection });
  expect(lines).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(lines).toEqual([[1, "database connection lost", { error: refusedConnection }]]);
  expect(outage.reference()).toBeNull();
});

test("a last response during shutdown doesn't count as available", async () => {
  const { lines, log, outage, goAway, probe } = logged();
  outage.suspect(refusedConnection, probe);
  log.warn("database connection lost", { error: refusedConnection });
  await vi.advanceTimersByTimeAsync(0);
  await goAway();
  await vi.advanceTimersByTimeAsync(700);
  expect(lines.map(([, event]) => event)).toEqual([
    "database unavailable: requests that need it get 503",
  ]);
});

test("an outage lasts until every lost connection responds", async () => {
  const { lines, outage, goAway, comeBack } = logged();
  let isOtherAway = true;
  await goAway();
  outage.suspect(refusedConnection, () =>
    isOtherAway ? Promise.reject(refusedConnection) : Promise.resolve(),
  );
  await vi.advanceTimersByTimeAsync(5_000);
  comeBack();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(lines).toHaveLength(1);
  isOtherAway = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lines.at(-1)?.[1]).toBe("database available again");
});
