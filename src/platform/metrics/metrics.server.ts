import { readFileSync } from "node:fs";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Replication } from "../database/replica.server.ts";
import type { Backlog } from "./backlog.ts";

/** A completed request; `route` is its pattern, such as `/b/:token`, never its path. */
type HandledRequest = { route: string; method: string; status: number };

/** The process's current state. */
type ProcessState = {
  ready: boolean;
  pages: { pages: number; bytes: number; paused: boolean };
  /** Null on the embedded database, which has one connection. */
  connections: { open: number; idle: number; waiting: number } | null;
  /**
   * Seconds since the notification connection was verified; null on the embedded database, or while
   * disconnected.
   */
  notificationsSilence: number | null;
  /** Null without a read replica. */
  replication: Replication | null;
  diskFreeBytes: number | null;
  /** Null while the database is unavailable. */
  backlog: Backlog | null;
};

/** One process's metrics in Prometheus format. */
export type Metrics = {
  /** Cached pages delivered: a plain number, because a labeled counter costs as much as delivering a page. */
  cachedPages: number;
  countRequest(request: HandledRequest, seconds: number): void;
  countJob(kind: string, outcome: "done" | "failed", seconds: number): void;
  /** One attempt to send a message through its provider. */
  countDelivery(channel: string, outcome: string): void;
  countSlowStatement(statement: string): void;
  /** All metrics in Prometheus's text format. @param state null before the process has started */
  expose(state: ProcessState | null): Promise<string>;
};

/** The content type of `expose`'s output. */
export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

const requestSeconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const jobSeconds = [0.05, 0.25, 1, 5, 30, 120];

/** @param build labels of this process: its version and role */
export function createMetrics(build: Record<string, string>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "hearthline_http_request_seconds",
    help: "HTTP requests not served from the page cache, by route pattern",
    labelNames: ["route", "method", "status"],
    buckets: requestSeconds,
    registers,
  });
  const jobs = new Histogram({
    name: "hearthline_job_seconds",
    help: "Task attempts in this process",
    labelNames: ["kind", "outcome"],
    buckets: jobSeconds,
    registers,
  });
  const deliveries = new Counter({
    name: "hearthline_deliveries_total",
    help: "Delivery attempts in this process",
    labelNames: ["channel", "outcome"],
    registers,
  });
  const slow = new Counter({
    name: "hearthline_slow_statements_total",
    help: "Statements that took half a second or more, by verb and table",
    labelNames: ["statement"],
    registers,
  });
  const cached = new Counter({
    name: "hearthline_cached_pages_total",
    help: "Page cache hits",
    registers,
  });
  new Gauge({
    name: "hearthline_build_info",
    help: "Build info",
    labelNames: Object.keys(build),
    registers,
  }).set(build, 1);
  const showState = stateGauges(registers);
  const metrics: Metrics = {
    cachedPages: 0,
    countRequest: ({ route, method, status }, seconds) =>
      requests.observe({ route, method, status }, seconds),
    countJob: (kind, outcome, seconds) => jobs.observe({ kind, outcome }, seconds),
    countDelivery: (channel, outcome) => deliveries.inc({ channel, outcome }),
    countSlowStatement: (statement) => slow.inc({ statement }),
    async expose(state) {
      cached.reset();
      cached.inc(metrics.cachedPages);
      showState(state);
      return `${await registry.metrics()}${await runtimeMetrics().metrics()}`;
    },
  };
  return metrics;
}

/** Gauges that are set on each read. */
function stateGauges(registers: Registry[]): (state: ProcessState | null) => void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `hearthline_${name}`, help, labelNames, registers });
  const ready = gauge("ready", "1 if this process is ready to serve requests");
  const pages = gauge("page_cache_pages", "Pages in the page cache");
  const bytes = gauge("page_cache_bytes", "Bytes in the page cache");
  const paused = gauge(
    "page_cache_paused",
    "1 while the page cache is paused because change notifications are lost",
  );
  const connections = gauge("database_connections", "Connections in the pool", ["state"]);
  const waiting = gauge("database_waiting", "Statements waiting for a connection");
  const silence = gauge(
    "notifications_silence_seconds",
    "Seconds since the last notification self-test",
  );
  const replicaUsed = gauge("replica_used", "1 while the replica is in use");
  const replicaLag = gauge("replica_lag_seconds", "Seconds the replica is behind");
  const disk = gauge("disk_free_bytes", "Free bytes on DATA_DIR's disk");
  const databaseUp = gauge("database_up", "1 if the database is reachable");
  const jobs = gauge("jobs", "Tasks by kind and state, all processes, at most ten seconds old", [
    "kind",
    "state",
  ]);
  const messages = gauge("messages_waiting", "Unsent messages (counted up to 10,000)", [
    "channel",
    "state",
  ]);
  const dead = gauge("dead_letters", "Failed messages and tasks (counted up to 10,000)");
  const queueAge = gauge("queue_age_seconds", "Seconds the oldest due task or event has waited");
  const retryAge = gauge("retry_age_seconds", "Age of the oldest task being retried");
  const messageAge = gauge("delayed_message_age_seconds", "Age of the oldest delayed message");
  const working = gauge("workers", "0 while tasks are waiting and no worker is running");
  return (state) => {
    for (const gauge of [
      connections,
      silence,
      replicaUsed,
      replicaLag,
      jobs,
      messages,
      disk,
      dead,
      queueAge,
      retryAge,
      messageAge,
    ]) {
      gauge.reset();
    }
    ready.set(state?.ready ? 1 : 0);
    databaseUp.set(state?.backlog ? 1 : 0);
    pages.set(state?.pages.pages ?? 0);
    bytes.set(state?.pages.bytes ?? 0);
    paused.set(state?.pages.paused ? 1 : 0);
    if (state?.connections) {
      connections.set({ state: "open" }, state.connections.open);
      connections.set({ state: "idle" }, state.connections.idle);
      waiting.set(state.connections.waiting);
    }
    if (state && state.notificationsSilence !== null) silence.set(state.notificationsSilence);
    if (state?.replication) replicaUsed.set(state.replication.state === "used" ? 1 : 0);
    const lag = state?.replication?.lagSeconds ?? null;
    if (lag !== null) replicaLag.set(lag);
    if (state && state.diskFreeBytes !== null) disk.set(state.diskFreeBytes);
    const backlog = state?.backlog;
    if (!backlog) return;
    for (const { kind, ...counts } of backlog.jobs) {
      for (const [state, count] of Object.entries(counts)) jobs.set({ kind, state }, count);
    }
    for (const message of backlog.messages) {
      messages.set({ channel: message.channel, state: message.state }, message.count);
    }
    dead.set(backlog.deadLetters);
    queueAge.set(backlog.queue.oldestSeconds);
    retryAge.set(backlog.queue.oldestRetrySeconds);
    messageAge.set(backlog.delayedSeconds);
    working.set(backlog.queue.state === "no_workers" ? 0 : 1);
  };
}

let runtime: Registry | undefined;

/**
 * Memory, CPU, garbage collection and event loop delay of the process, not of one platform.
 * Measured from the first read, so it costs nothing until then.
 */
function runtimeMetrics(): Registry {
  if (!runtime) {
    runtime = new Registry();
    collectDefaultMetrics({ register: runtime });
    // Gauges with counter names: promtool rejects them, and the same counts exist by type.
    for (const kind of ["handles", "requests", "resources"]) {
      runtime.removeSingleMetric(`nodejs_active_${kind}_total`);
    }
  }
  return runtime;
}

/** Written by scripts/build.ts: the hash of the build's source. */
const stamp = "build/source.sha256";

/** The labels of `hearthline_build_info`: the process's build, Node version, and role. */
export function describeProcess(work: string): Record<string, string> {
  return { build: sourceOfBuild(), node: process.versions.node, work };
}

function sourceOfBuild(): string {
  try {
    return readFileSync(stamp, "utf8").slice(0, 12);
  } catch {
    return "development";
  }
}
