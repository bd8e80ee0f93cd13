import { statfs } from "node:fs/promises";
import type { Platform } from "../../platform.server.ts";
import { readQueueHealth } from "../../queue/queue-health.server.ts";

const leastDiskBytes = 50 * 1024 * 1024;

type Readiness = { ready: boolean; report: Record<string, unknown> };

const lookEvery = 1_000;

/**
 * Answers `/readyz`. However often it is asked, the database is asked once a second at most (rule
 * `requests.readiness-once-a-second`): a refusal would take a healthy process out of service.
 */
export function readinessOnceASecond(look = readiness): typeof readiness {
  let last: { at: number; found: Promise<Readiness> } | undefined;
  return (platform) => {
    if (!platform) return look(platform);
    const now = performance.now();
    if (!last || now - last.at >= lookEvery) last = { at: now, found: look(platform) };
    return last.found;
  };
}

/** What `/readyz` tells: whether this process can serve, and what it depends on. */
export async function readiness(platform: Platform | null): Promise<Readiness> {
  if (!platform) return { ready: false, report: { database: "starting" } };
  const [database, jobs, diskFree] = await Promise.all([
    platform.database.ping().then(
      () => "ok",
      () => "unreachable",
    ),
    readQueueHealth(platform.database.query).catch(() => null),
    freeDiskBytes(platform.settings.dataDir),
  ]);
  const diskFull = diskFree !== null && diskFree < leastDiskBytes;
  return {
    ready: database === "ok" && !diskFull,
    report: {
      database,
      jobs: jobs?.state ?? null,
      queue_age_seconds: jobs?.oldestSeconds ?? null,
      disk: diskFull ? "full" : "ok",
    },
  };
}

async function freeDiskBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
