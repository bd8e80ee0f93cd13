import { and, not, sql } from "drizzle-orm";
import {
  endExports,
  partsFolder,
} from "~/domains/operations/business-exports/end-exports.server.ts";
import { makeExport } from "~/domains/operations/operations.jobs.server.ts";
import { canMakeExports, canRemoveExports } from "~/domains/operations/operations.policy.ts";
import { businessExports } from "~/domains/operations/operations.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { removeParts } from "~/platform/files/files.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hasLiveJob } from "~/platform/queue/queue-tables.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { publishProgress } from "./export/fill-zip.server.ts";

/** Marks exports as failed whose attempts all died with their process, so none could record the failure. */
export async function endDeadExports(platform: Platform, actor: Actor): Promise<void> {
  authorize(canMakeExports(actor));
  const isLive = hasLiveJob(makeExport.name, "exportId", businessExports.id);
  const inWork = sql`${businessExports.state} in ('waiting', 'making')`;
  const ended = await inTransaction(platform, (work) => endExports(work, and(inWork, not(isLive))));
  for (const contractorId of ended) publishProgress(platform, contractorId);
}

/** Deletes the files that attempts at an export wrote (`you-own-it.owners-alone`). Missing files are ignored. */
export async function removeExportFiles(
  { files }: Platform,
  actor: Actor,
  { exportId, attempts }: { exportId: string; attempts: number },
): Promise<void> {
  authorize(canRemoveExports(actor));
  for (let attempt = 1; attempt <= attempts; attempt++) {
    await removeParts(files, partsFolder(exportId, attempt));
  }
}
