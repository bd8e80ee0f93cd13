import { describeSkew, isSkewed } from "../../database/clock-skew.ts";
import { freeDiskBytes, leastDiskBytes } from "../../files/free-disk.server.ts";
import type { Backlog } from "../../metrics/backlog.ts";
import type { Platform } from "../../platform.server.ts";

type Readiness = { ready: boolean; report: Record<string, unknown> };

const lookEvery = 1_000;
/** A mail server that asks to come back in a minute is no trouble yet. */
const longDelaySeconds = 300;

/** What was found of the jobs and messages of all processes. */
type Look = (platform: Platform | null) => Promise<Readiness>;

/**
 * Answers `/readyz`. However often it is asked, the database is asked once a second at most: a refusal would take a healthy process out of service.
 */
export function readinessOnceASecond(look: Look): Look {
  let last: { at: number; found: Promise<Readiness> } | undefined;
  return (platform) => {
    if (!platform) return look(platform);
    const now = performance.now();
    if (!last || now - last.at >= lookEvery) last = { at: now, found: look(platform) };
    return last.found;
  };
}

/**
 * What `/readyz` tells: whether this process can serve, and what it depends on. What waits never
 * makes a process unready.
 */
export async function readiness(
  platform: Platform | null,
  readBacklog: () => Promise<Backlog | null>,
): Promise<Readiness> {
  if (!platform) return { ready: false, report: { database: "starting" } };
  const [database, skew, diskFree] = await Promise.all([
    platform.database.ping().then(
      () => "ok",
      () => "unreachable",
    ),
    platform.clockSkew.read().catch(() => null),
    freeDiskBytes(platform.settings.dataDir),
  ]);
  // A server that did not answer the shortest question is not asked another.
  const backlog = database === "ok" ? await readBacklog().catch(() => null) : null;
  const replication = platform.database.replication();
  const diskFull = diskFree !== null && diskFree < leastDiskBytes;
  return {
    ready: database === "ok" && !diskFull && !isSkewed(skew ?? 0),
    report: {
      database,
      clock: skew === null ? null : isSkewed(skew) ? describeSkew(skew) : "ok",
      notifications: platform.pages.paused ? "lost" : "ok",
      ...(replication ? { replica: replication.state } : {}),
      ...describe(backlog),
      disk: diskFull ? "full" : "ok",
    },
  };
}

function describe(backlog: Backlog | null): Record<string, unknown> {
  const delayed = backlog?.messages.filter(({ state }) => state === "delayed") ?? [];
  return {
    jobs: backlog?.queue.state ?? null,
    queue_age_seconds: backlog?.queue.oldestSeconds ?? null,
    retry_age_seconds: backlog?.queue.oldestRetrySeconds ?? null,
    messages: backlog && (backlog.delayedSeconds >= longDelaySeconds ? "delayed" : "ok"),
    delayed_messages: backlog && delayed.reduce((sum, { count }) => sum + count, 0),
    delayed_message_age_seconds: backlog?.delayedSeconds ?? null,
    dead_letters: backlog?.deadLetters ?? null,
  };
}
