import { and, not, sql } from "drizzle-orm";
import { businessExports } from "~/domains/operations/business-exports/business-exports.tables.server.ts";
import { endExports } from "~/domains/operations/business-exports/end-exports.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hasLiveJob } from "~/platform/queue/queue-tables.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { publishProgress } from "./export/progress.server.ts";
import { makeExport } from "./takeout.jobs.server.ts";
import { canMakeExports } from "./takeout.policy.ts";

/** Marks exports as failed whose attempts all died with their process, so none could record the failure. */
export async function endDeadExports(platform: Platform, actor: Actor): Promise<void> {
  authorize(canMakeExports(actor));
  const isLive = hasLiveJob(makeExport.name, "exportId", businessExports.id);
  const inWork = sql`${businessExports.state} in ('waiting', 'making')`;
  const ended = await inTransaction(platform, (work) => endExports(work, and(inWork, not(isLive))));
  for (const contractorId of ended) publishProgress(platform, contractorId);
}
