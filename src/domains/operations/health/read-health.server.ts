import { asc } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { heldSince } from "~/platform/backup/sending-hold.server.ts";
import type { Replication } from "~/platform/database/replica.server.ts";
import type { Backlog } from "~/platform/metrics/backlog.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadHealth } from "./health.policy.ts";
import { healthProblems } from "./health.tables.server.ts";
import { listNotSetUp } from "./not-set-up.ts";
import { readBacklog } from "./read-backlog.server.ts";

export type Attention = {
  /** Since when sending is held because a backup was restored; null when it isn't. */
  heldSince: Date | null;
  problems: { problem: string; words: string; beganAt: Date }[];
  /** What a public site still lacks to reach people, as text. */
  notSetUp: string[];
};

/** The notices on every staff screen: open problems, and whether sending is held. */
export async function readAttention(platform: Platform, actor: Actor): Promise<Attention> {
  authorize(canReadHealth(actor));
  const { query } = platform.database;
  const held = await heldSince(query);
  const problems = await query
    .select({
      problem: healthProblems.problem,
      words: healthProblems.words,
      beganAt: healthProblems.beganAt,
    })
    .from(healthProblems)
    .orderBy(asc(healthProblems.beganAt));
  return { heldSince: held, problems, notSetUp: listNotSetUp(platform.settings) };
}

/** The same with the figures behind it. */
export async function readHealth(
  platform: Platform,
  actor: Actor,
): Promise<Attention & { backlog: Backlog; replication: Replication | null }> {
  authorize(canReadHealth(actor));
  const attention = await readAttention(platform, actor);
  const backlog = await readBacklog(platform, actor);
  return { ...attention, backlog, replication: platform.database.replication() };
}
