import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { jobChanged } from "~/domains/schedule/schedule.events.ts";
import {
  type Recurrence,
  recurrences,
  visits,
  workOrders,
} from "~/domains/schedule/schedule.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

const seriesPrice = sql`case when ${recurrences.hasOwnPrice} or ${recurrences.priceCents} is not null
  then ${recurrences.priceCents} else ${workOrders.valueCents} end`;

/**
 * What an appointment costs, in a query of visits with their jobs and, if they recur, their
 * recurring jobs: its own price, else that of its recurring job, else the job's value.
 */
export const appointmentPrice = sql<number | null>`coalesce(${visits.priceCents}, ${seriesPrice})`;

/** What an appointment costs, in cents; null if it has no price. */
export async function findAppointmentPrice(
  database: Reader,
  visitId: string,
): Promise<number | null> {
  const [found] = await database
    .select({ cents: appointmentPrice })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .leftJoin(recurrences, eq(recurrences.id, visits.recurrenceId))
    .where(eq(visits.id, visitId));
  return found?.cents ?? null;
}

/** Changes the price of one appointment of a recurring job; null for that of all of them. */
export async function changeVisitPrice(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  visitId: string,
  priceCents: number | null,
): Promise<void> {
  await tx.update(visits).set({ priceCents, updatedAt: now }).where(eq(visits.id, visitId));
}

/**
 * Before a job's value changes to another one, makes the present value the price of those of its
 * recurring appointments that have none of their own.
 * @param which the jobs to do so for
 */
export async function keepSeriesPrices(
  { tx }: Pick<UnitOfWork, "tx">,
  jobId: string,
  nextCents: number | null,
  which?: SQL,
): Promise<void> {
  const [job] = await tx
    .select({ valueCents: workOrders.valueCents })
    .from(workOrders)
    .where(and(eq(workOrders.id, jobId), which));
  if (!job || job.valueCents === nextCents) return;
  const unpriced = and(
    eq(recurrences.workOrderId, jobId),
    eq(recurrences.hasOwnPrice, false),
    isNull(recurrences.priceCents),
  );
  await tx
    .update(recurrences)
    .set({ priceCents: job.valueCents, hasOwnPrice: true })
    .where(unpriced);
}

/**
 * Changes what each appointment of a recurring job costs. All others of its job cost what they did.
 * The job's value follows, unless it is that of appointments that don't recur.
 */
export async function changeSeriesPrice(
  { tx, now, record }: Pick<UnitOfWork, "tx" | "now" | "record">,
  { id, workOrderId, contractorId }: Pick<Recurrence, "id" | "workOrderId" | "contractorId">,
  priceCents: number | null,
): Promise<void> {
  const ofJob = eq(workOrders.id, workOrderId);
  await tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(ofJob)
    .for(...lockRows(workOrders, "no key update"));
  await tx
    .update(recurrences)
    .set({ priceCents, hasOwnPrice: true, updatedAt: now })
    .where(eq(recurrences.id, id));
  await tx.update(visits).set({ priceCents: null }).where(eq(visits.recurrenceId, id));
  const oneTime = and(
    eq(visits.workOrderId, workOrderId),
    isNull(visits.recurrenceId),
    ne(visits.state, "canceled"),
  );
  if ((await tx.$count(visits, oneTime)) === 0) {
    await keepSeriesPrices({ tx }, workOrderId, priceCents);
    await tx.update(workOrders).set({ valueCents: priceCents, updatedAt: now }).where(ofJob);
  }
  record(jobChanged, { workOrderId, contractorId });
}

/** Makes a job's value the price of all its recurring appointments, such as that of its line items. */
export async function dropSeriesPrices(
  { tx }: Pick<UnitOfWork, "tx">,
  jobId: string,
): Promise<void> {
  await tx
    .update(recurrences)
    .set({ priceCents: null, hasOwnPrice: false })
    .where(eq(recurrences.workOrderId, jobId));
}
