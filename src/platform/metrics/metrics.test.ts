import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { type Backlog, cachedBacklog } from "./backlog.ts";
import { createMetrics } from "./metrics.server.ts";

const backlog: Backlog = {
  queue: { state: "no_workers", oldestSeconds: 90, oldestRetrySeconds: 600 },
  jobs: [{ kind: "deliver-message", waiting: 3, later: 2, running: 1, failed: 4 }],
  messages: [{ channel: "email", state: "delayed", count: 38 }],
  delayedSeconds: 1200,
  deadLetters: 5,
};
const state = {
  ready: true,
  pages: { pages: 2, bytes: 100, paused: false },
  connections: { open: 3, idle: 1, waiting: 7 },
  notificationsSilence: 1.5,
  replication: { state: "behind" as const, lagSeconds: 12.5, unusedSeconds: 7 },
  diskFreeBytes: 1e9,
  backlog,
};

test("exposes a process's counters and state in Prometheus format", async () => {
  const metrics = createMetrics({ build: "abc", work: "all" });
  metrics.countRequest({ route: "/b/:token", method: "GET", status: 200 }, 0.03);
  metrics.countJob("deliver-message", "failed", 2);
  metrics.countDelivery("email", "temporary");
  metrics.cachedPages = 41;
  const text = await metrics.expose(state);
  for (const line of [
    'hearthline_build_info{build="abc",work="all"} 1',
    'hearthline_http_request_seconds_count{route="/b/:token",method="GET",status="200"} 1',
    'hearthline_job_seconds_count{kind="deliver-message",outcome="failed"} 1',
    'hearthline_jobs{kind="deliver-message",state="later"} 2',
    'hearthline_deliveries_total{channel="email",outcome="temporary"} 1',
    'hearthline_messages_waiting{channel="email",state="delayed"} 38',
    "hearthline_cached_pages_total 41",
    "hearthline_database_waiting 7",
    "hearthline_delayed_message_age_seconds 1200",
    "hearthline_retry_age_seconds 600",
    "hearthline_dead_letters 5",
    "hearthline_workers 0",
    "hearthline_notifications_silence_seconds 1.5",
    "hearthline_replica_lag_seconds 12.5",
    "hearthline_replica_used 0",
  ]) {
    expect(text.split("\n")).toContain(line);
  }
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test("only counters have names that end in _total", async () => {
  const text = await createMetrics({}).expose(state);
  const types = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name = "", type]) => ({
    name,
    type,
  }));
  const misnamed = types.filter(
    ({ name, type }) => name.endsWith("_total") !== (type === "counter"),
  );
  expect(misnamed).toEqual([]);
});

test("omits removed items, and database figures without a database", async () => {
  const metrics = createMetrics({});
  await metrics.expose(state);
  const empty = { ...backlog, messages: [], jobs: [] };
  expect(await metrics.expose({ ...state, backlog: empty })).not.toMatch(
    /^hearthline_(messages_waiting|jobs)\{/m,
  );
  const text = await metrics.expose({ ...state, backlog: null });
  expect(text).toContain("hearthline_database_up 0");
  expect(text).not.toMatch(/^hearthline_dead_letters 5/m);
  expect(await metrics.expose(null)).toContain("hearthline_ready 0");
});

test("reads the database every five seconds, however often metrics are read", async () => {
  vi.useFakeTimers();
  const read = vi.fn(async () => backlog);
  const readBacklog = cachedBacklog(read);
  expect(await Promise.all([readBacklog(), readBacklog(), readBacklog()])).toEqual([
    backlog,
    backlog,
    backlog,
  ]);
  vi.advanceTimersByTime(4_999);
  await readBacklog();
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  read.mockRejectedValueOnce(new Error("away"));
  expect(await readBacklog()).toBeNull();
  vi.useRealTimers();
});

test("backlog reads wait one second and never overlap", async () => {
  vi.useFakeTimers();
  const slow = Promise.withResolvers<Backlog>();
  const read = vi.fn(() => slow.promise);
  const readBacklog = cachedBacklog(read);
  for (let round = 0; round < 10; round++) {
    const pending = readBacklog();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await pending).toBeNull();
  }
  expect(read).toHaveBeenCalledTimes(1);
  slow.resolve(backlog);
  expect(await readBacklog()).toEqual(backlog);
  await readBacklog();
  expect(read).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test("the rules and dashboard in docs/monitoring use only existing metrics", async () => {
  const metrics = createMetrics({ build: "abc" });
  metrics.countRequest({ route: "/", method: "GET", status: 200 }, 0.1);
  metrics.countDelivery("email", "sent");
  metrics.countSlowStatement("select messages");
  const exposed = await metrics.expose(state);
  const texts = ["alerts.yml", "dashboard.json"].map((name) =>
    readFileSync(`docs/monitoring/${name}`, "utf8"),
  );
  const metricNames = texts.join("").match(/\b(?:hearthline|nodejs|process)_[a-z_0-9]+/g) ?? [];
  expect(new Set(metricNames).size).toBeGreaterThan(15);
  expect(
    [...new Set(metricNames)].filter(
      (name) => !exposed.includes(`${name}{`) && !exposed.includes(`${name} `),
    ),
  ).toEqual([]);
});
