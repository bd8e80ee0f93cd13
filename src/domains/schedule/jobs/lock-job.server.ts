import { and, eq, exists, type SQL } from "drizzle-orm";
import { seesOwnCrewsOnly } from "~/domains/schedule/schedule.policy.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { isOwnCrewVisit } from "~/domains/schedule/visits/lock-visit.server.ts";
import type { BusinessReader, BusinessWriter } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

export type LockedJob = typeof workOrders.$inferSelect;

/**
 * For a query of jobs: those of the reader's business; for technicians, only jobs with an
 * appointment of their crews.
 */
export function isReadableJob(database: Reader, reader: BusinessReader): SQL | undefined {
  const ofCrews = seesOwnCrewsOnly(reader)
    ? exists(
        database
          .select()
          .from(visits)
          .where(and(eq(visits.workOrderId, workOrders.id), isOwnCrewVisit(database, reader))),
      )
    : undefined;
  return and(eq(workOrders.contractorId, reader.contractorId), ofCrews);
}

/** Locks a job that the writer can see until the transaction ends; null if there is none. */
export async function lockJob(
  { tx }: Pick<UnitOfWork, "tx">,
  writer: BusinessWriter,
  jobId: string,
): Promise<LockedJob | null> {
  const [job] = await tx
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.id, jobId), isReadableJob(tx, writer)))
    .for(...lockRows(workOrders, "no key update"));
  return job ?? null;
}
