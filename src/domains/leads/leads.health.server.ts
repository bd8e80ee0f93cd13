import { sql } from "drizzle-orm";
import {
  formatDuration,
  type HealthReport,
  type Verdict,
} from "~/platform/health/health-report.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { conversations } from "./conversations/conversations.tables.server.ts";

export const leadHealth: HealthReport = {
  findProblems: async (platform) => [evaluateStopChecks(await readOldestStopCheck(platform))],
};

/** How many seconds the oldest possible stop request has waited for a decision. */
async function readOldestStopCheck({ database, clock }: Platform): Promise<number> {
  const now = clock.now().toISOString();
  const { rows } = await database.query.execute<{ oldest: number | null }>(sql`
    select extract(epoch from ${now}::timestamptz - min(stop_check_at))::integer as oldest
    from ${conversations} where stop_check_at is not null`);
  return Math.max(0, rows[0]?.oldest ?? 0);
}

export const evaluateStopChecks = (oldestSeconds: number): Verdict => ({
  problem: "stop-checks",
  message:
    oldestSeconds >= 45 * 60
      ? `A message that may be an opt-out has waited ${formatDuration(oldestSeconds)} for a decision. Texts to that person are on hold. Go to Follow-up, To review.`
      : null,
});
