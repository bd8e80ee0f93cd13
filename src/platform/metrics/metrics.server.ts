import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Replication } from "../database/replica.server.ts";
import type { Backlog } from "./backlog.ts";

/** A request that was answered; `route` is its pattern, such as `/b/:token`, never its path. */
type AnsweredRequest = { route: string; method: string; status: number };

/** What a process knows of itself in the moment it is asked. */
type ProcessState = {
  ready: boolean;
  pages: { pages: number; bytes: number; paused: boolean };
  /** Null on the embedded database, which has one connection. */
  connections: { open: number; idle: number; waiting: number } | null;
  /** Seconds since notifications were heard; null on the embedded database, or while none can be. */
  notificationsSilence: number | null;
  /** Null without a read replica. */
  replication: Replication | null;
  diskFreeBytes: number | null;
  /** Null while the database cannot be asked. */
  backlog: Backlog | null;
};

/** What one process counts, as Prometheus reads it (`metrics.bounded`). */
export type Metrics = {
  /** Finished pages delivered: a plain number, since counting by labels costs as much as delivering one. */
  cachedPages: number;
  countRequest(request: AnsweredRequest, seconds: number): void;
  countJob(kind: string, outcome: "done" | "failed", seconds: number): void;
  /** One attempt to hand a message to its provider. */
  countDelivery(channel: string, outcome: string): void;
  countSlowStatement(statement: string): void;
  /** Everything in the text format of Prometheus. @param state null before the process has started */
  expose(state: ProcessState | null): Promise<string>;
};

/** What `expose` begins with; said by whoever reads it. */
export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

const requestSeconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const jobSeconds = [0.05, 0.25, 1, 5, 30, 120];

/**
 * @param build what this process is, as labels: the version, what it does
 */
export function createMetrics(build: Record<string, string>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "hearthline_http_request_seconds",
    help: "Answered requests that were not finished pages, by route pattern",
    labelNames: ["route", "method", "status"],
    buckets: requestSeconds,
    registers,
  });
  const jobs = new Histogram({
    name: "hearthline_job_seconds",
    help: "Attempts of jobs in this process",
    labelNames: ["kind", "outcome"],
    buckets: jobSeconds,
    registers,
  });
  const deliveries = new Counter({
    name: "hearthline_deliveries_total",
    help: "Attempts to hand a message to its provider in this process",
    labelNames: ["channel", "outcome"],
    registers,
  });
  const slow = new Counter({
    name: "hearthline_slow_statements_total",
    help: "Statements that took half a second and more, by verb and table",
    labelNames: ["statement"],
    registers,
  });
  const cached = new Counter({
    name: "hearthline_cached_pages_total",
    help: "Finished pages delivered from memory",
    registers,
  });
  new Gauge({
    name: "hearthline_build_info",
    help: "What this process is",
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

/** Gauges that are set whenever somebody reads them. */
function stateGauges(registers: Registry[]): (state: ProcessState | null) => void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `hearthline_${name}`, help, labelNames, registers });
  const ready = gauge("ready", "1 when this process can serve");
  const pages = gauge("page_cache_pages", "Finished pages in memory");
  const bytes = gauge("page_cache_bytes", "Bytes of finished pages in memory");
  const paused = gauge("page_cache_paused", "1 while changes may be missed and nothing is cached");
  const connections = gauge("database_connections", "Connections of the pool", ["state"]);
  const waiting = gauge("database_waiting", "Statements that wait for a connection");
  const silence = gauge(
    "notifications_silence_seconds",
    "Since the connection for notifications proved itself",
  );
  const replicaUsed = gauge("replica_used", "1 while the read replica is close enough to be asked");
  const replicaLag = gauge("replica_lag_seconds", "How far the read replica is behind");
  const disk = gauge("disk_free_bytes", "Room where DATA_DIR is");
  const asked = gauge("database_up", "1 when the database answered with what follows");
  const jobs = gauge("jobs", "Jobs of all processes, as of the last ten seconds", [
    "kind",
    "state",
  ]);
  const messages = gauge("messages_waiting", "Messages that have not left, to 10,000", [
    "channel",
    "state",
  ]);
  const dead = gauge("dead_letters", "Dead letters waiting for a person, up to 10,000");
  const queueAge = gauge("queue_age_seconds", "How long the oldest due job or event waits");
  const retryAge = gauge("retry_age_seconds", "Age of the oldest job that is tried again");
  const messageAge = gauge("delayed_message_age_seconds", "Age of the oldest delayed message");
  const working = gauge("workers", "1 unless jobs wait and no process works on them");
  return (state) => {
    for (const one of [
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
      one.reset();
    }
    ready.set(state?.ready ? 1 : 0);
    asked.set(state?.backlog ? 1 : 0);
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
      for (const [of, count] of Object.entries(counts)) jobs.set({ kind, state: of }, count);
    }
    for (const one of backlog.messages) {
      messages.set({ channel: one.channel, state: one.state }, one.count);
    }
    dead.set(backlog.deadLetters);
    queueAge.set(backlog.queue.oldestSeconds);
    retryAge.set(backlog.queue.oldestRetrySeconds);
    messageAge.set(backlog.delayedSeconds);
    working.set(backlog.queue.state === "nobody works" ? 0 : 1);
  };
}

let runtime: Registry | undefined;

/**
 * Memory, processor, garbage collection and the event loop's delay: of the process and not of a
 * platform, and measured from the first time that somebody asks, so that it costs nothing until then.
 */
function runtimeMetrics(): Registry {
  if (!runtime) {
    runtime = new Registry();
    collectDefaultMetrics({ register: runtime });
    // Gauges named like counters: promtool rejects them, and the same counts are there by type.
    for (const kind of ["handles", "requests", "resources"]) {
      runtime.removeSingleMetric(`nodejs_active_${kind}_total`);
    }
  }
  return runtime;
}
