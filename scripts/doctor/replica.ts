import { setTimeout as sleep } from "node:timers/promises";
import { describeReplication } from "../../src/domains/operations/health/health.ts";
import { openPostgres } from "../../src/platform/database/postgres.server.ts";
import type { Replication } from "../../src/platform/database/replica.server.ts";
import { createLog } from "../../src/platform/log/log.server.ts";
import type { Settings } from "../../src/platform/settings/settings.server.ts";
import type { Finding } from "./settings.ts";

/** Milliseconds for a replica to report its lag. */
const reportTimeoutMs = 3_000;

type ReplicaSettings = Pick<Settings, "databaseUrl" | "databaseReplica">;

/** Whether the configured read replica would be used; no findings without one. */
export async function checkReplica({
  databaseUrl,
  databaseReplica,
}: ReplicaSettings): Promise<Finding[]> {
  if (!databaseUrl || !databaseReplica) return [];
  const database = openPostgres(databaseUrl, createLog({ level: "silent", format: "json" }), {
    replica: { ...databaseReplica, checkEvery: 200 },
  });
  try {
    const until = performance.now() + reportTimeoutMs;
    while (database.replication()?.state !== "used" && performance.now() < until) await sleep(100);
    const replication = database.replication();
    return replication ? [evaluateReplica(replication)] : [];
  } finally {
    await database.close();
  }
}

/** The doctor's finding about a replica. */
export function evaluateReplica(replication: Replication): Finding {
  const status = `It ${describeReplication(replication)}`;
  if (replication.state === "used") {
    return { verdict: "good", subject: "Read replica", message: status };
  }
  return {
    verdict: "advice",
    subject: "Read replica",
    message: `${status}, so everything is read from the primary: point DATABASE_REPLICA_URL to a standby of DATABASE_URL.`,
  };
}
