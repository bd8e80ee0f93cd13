import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Platform } from "../platform.server.ts";

const leastDiskBytes = 50 * 1024 * 1024;

/** What `/readyz` tells: whether this process can serve, and what it depends on. */
export async function readiness(
  platform: Platform | null,
): Promise<{ ready: boolean; report: Record<string, unknown> }> {
  if (!platform) return { ready: false, report: { database: "starting" } };
  const [database, queueAge, diskFree] = await Promise.all([
    platform.database.ping().then(
      () => "ok",
      () => "unreachable",
    ),
    queueAgeSeconds(platform).catch(() => null),
    freeDiskBytes(platform.settings.dataDir),
  ]);
  const diskFull = diskFree !== null && diskFree < leastDiskBytes;
  return {
    ready: database === "ok" && !diskFull,
    report: { database, queue_age_seconds: queueAge, disk: diskFull ? "full" : "ok" },
  };
}

/** How long the oldest job that is due has been waiting. */
async function queueAgeSeconds(platform: Platform): Promise<number> {
  const { rows } = await platform.database.query.execute<{ age: string | null }>(
    sql`select extract(epoch from now() - min(start_after)) as age from pgboss.job
        where state < 'active' and start_after < now() and name not in ('dead-letters')`,
  );
  return Math.round(Number(rows[0]?.age ?? 0));
}

async function freeDiskBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
