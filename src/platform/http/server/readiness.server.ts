import { describeSkew, isSkewed } from "../../database/clock-skew.ts";
import { freeDiskBytes, leastDiskBytes } from "../../files/free-disk.server.ts";
import type { Backlog } from "../../metrics/backlog.ts";
import type { Platform } from "../../platform.server.ts";

type Readiness = { ready: boolean; report: Record<string, unknown> };

const lookEvery = 1_000;
/** A mail server that wants a retry in a minute isn't a problem yet. */
const longDelaySeconds = 300;

/** The state of all processes' jobs and messages. */
type Look = (platform: Platform | null) => Promise<Readiness>;

/**
 * Responds to `/readyz`. Queries the database at most once a second, however often it is called: a
 * rate limit rejection would take a healthy process out of service.
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
 * The `/readyz` report: whether this process can serve, and the state of its dependencies. A
 * backlog never makes a process unready.
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
  // Don't query a server that just failed the ping.
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
