import { type SQL, sql } from "drizzle-orm";
import { removeExport } from "~/domains/operations/operations.jobs.server.ts";
import { businessExports } from "~/domains/operations/operations.tables.server.ts";
import { temporaryFolder } from "~/platform/files/files.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

type Work = Pick<UnitOfWork, "tx" | "now" | "enqueue">;
const files = { exportId: businessExports.id, attempts: businessExports.attempt };
const { contractorId } = businessExports;

/**
 * Expires these exports within the caller's transaction: no one can download them, and writers
 * stop. A task deletes the files (`you-own-it.owners-alone`).
 * @returns the businesses that owned them
 */
export async function endExports(
  { tx, now, enqueue }: Work,
  condition: SQL | undefined,
): Promise<string[]> {
  const ended = await tx
    .update(businessExports)
    .set({
      state: sql`case when ${businessExports.state} = 'ready' then 'ended' else 'failed' end`,
      updatedAt: now,
    })
    .where(sql`${condition} and ${businessExports.state} in ('waiting', 'making', 'ready')`)
    .returning({ ...files, contractorId });
  for (const { exportId, attempts } of ended) enqueue(removeExport, { exportId, attempts });
  return ended.map((businessExport) => businessExport.contractorId);
}

/** The same, and also deletes the rows. */
export async function eraseExports({ tx, enqueue }: Work, condition: SQL | undefined) {
  const deleted = await tx.delete(businessExports).where(condition).returning(files);
  for (const businessExport of deleted) enqueue(removeExport, businessExport);
}

/** Each attempt has its own folder for parts, so a late attempt never overwrites another's. */
export const partsFolder = (exportId: string, attempt: number): string =>
  `${temporaryFolder}business-exports/${exportId}-${attempt}`;
