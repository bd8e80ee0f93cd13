import { and, asc, eq, exists, getTableName, inArray, isNull, ne, sql } from "drizzle-orm";
import { jobChanged } from "~/domains/schedule/schedule.events.ts";
import {
  type Recurrence,
  recurrences,
  visits,
  workOrders,
} from "~/domains/schedule/schedule.tables.server.ts";
import type { DoneItems } from "~/domains/schedule/schedule.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows, noteLock } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/**
 * Whether a recurring job has its own price instead of the job's value; null if the job doesn't
 * recur.
 */
const isPricedApart = sql<
  boolean | null
>`(${recurrences.hasOwnPrice} or ${recurrences.priceCents} is not null)`;

const seriesPrice = sql`case when ${isPricedApart} then ${recurrences.priceCents} else ${workOrders.valueCents} end`;

const priceWhenDone = sql<
  number | null
>`case when ${visits.state} = 'done' then ${visits.donePriceCents} end`;

/**
 * What an appointment costs, in a query of visits with their jobs and, if they recur, their
 * recurring jobs: its own price, else what it cost when it was done, else the price of its recurring
 * job, else the job's value.
 */
export const appointmentPrice = sql<
  number | null
>`coalesce(${visits.priceCents}, ${priceWhenDone}, ${seriesPrice})`;

/** What an appointment costs. */
export type AppointmentCost = {
  /** Null if it has no price. */
  cents: number | null;
  /** The line items at the time it was done; null if its price had no items. */
  items: DoneItems | null;
  /** Whether changes to the job's line items and estimates leave it as it is. */
  isFixed: boolean;
};

/** What an appointment costs, and whether the job's line items are part of it. */
export async function findAppointmentCost(
  database: Reader,
  visitId: string,
): Promise<AppointmentCost> {
  const [found] = await database
    .select({
      cents: appointmentPrice,
      items: visits.doneItems,
      own: visits.priceCents,
      whenDone: priceWhenDone,
      isPricedApart,
    })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .leftJoin(recurrences, eq(recurrences.id, visits.recurrenceId))
    .where(eq(visits.id, visitId));
  if (!found) return { cents: null, items: null, isFixed: false };
  const { cents, own, whenDone } = found;
  const isFrozen = own === null && whenDone !== null;
  const isFixed = own !== null || isFrozen || found.isPricedApart === true;
  return { cents, items: isFrozen ? found.items : null, isFixed };
}

/** What the price of a job's appointments follows. */
export type SeriesPricing = {
  recurs: boolean;
  /** Whether the job's value is the price of what repeats. */
  followsValue: boolean;
  /** Whether it has an appointment at the job's value that doesn't repeat and isn't canceled. */
  hasOneTime: boolean;
  valueCents: number | null;
};

/** What the price of a job's appointments follows. */
export async function findSeriesPricing(database: Reader, jobId: string): Promise<SeriesPricing> {
  const [job] = await database
    .select({ valueCents: workOrders.valueCents })
    .from(workOrders)
    .where(eq(workOrders.id, jobId));
  const series = await database
    .select({ isPricedApart })
    .from(recurrences)
    .where(eq(recurrences.workOrderId, jobId));
  return {
    recurs: series.length > 0,
    followsValue: series.some((one) => one.isPricedApart !== true),
    hasOneTime: (await database.$count(visits, oneTimeOf(jobId))) > 0,
    valueCents: job?.valueCents ?? null,
  };
}

/** The appointments that cost the job's value. One for an extra has its own price. */
const oneTimeOf = (jobId: string) =>
  and(
    eq(visits.workOrderId, jobId),
    isNull(visits.recurrenceId),
    isNull(visits.priceCents),
    ne(visits.state, "canceled"),
  );

/** A job's appointments in order, with the facts that decide which of them an invoice bills. */
export function listJobWork(database: Reader, jobId: string) {
  const isPricedOnly = sql`${visits.donePriceCents} is not null and ${visits.doneItems} is null`;
  return database
    .select({
      id: visits.id,
      state: visits.state,
      recurrenceId: visits.recurrenceId,
      startsAt: visits.startsAt,
      priceCents: visits.priceCents,
      /** Whether its price is independent of the job's estimates. */
      isPricedApart: sql<boolean>`coalesce(${visits.priceCents} is not null or ${isPricedOnly} or ${isPricedApart}, false)`,
    })
    .from(visits)
    .leftJoin(recurrences, eq(recurrences.id, visits.recurrenceId))
    .where(eq(visits.workOrderId, jobId))
    .orderBy(asc(visits.startsAt), asc(visits.id));
}

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

export type RepeatPrice = {
  /** What an appointment that repeats costs unless someone types a price, in cents; null if unknown. */
  followedCents: number | null;
  /** What its form shows as the price of each appointment; null if unknown. */
  shownCents: number | null;
  /** Whether it is free itself, such as one for an extra, which has its own invoice. */
  isFree: boolean;
};

/**
 * What each appointment costs if this one repeats, or what its recurring job costs: that isn't the
 * price of a single appointment of it. One that doesn't recur yet passes its own price on, unless
 * it's free.
 */
export async function readRepeatPrice(
  database: Reader,
  contractorId: string,
  visitId: string,
): Promise<RepeatPrice> {
  const [found] = await database
    .select({
      followed: sql<number | null>`${seriesPrice}`,
      own: visits.priceCents,
      recurrenceId: visits.recurrenceId,
    })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .leftJoin(recurrences, eq(recurrences.id, visits.recurrenceId))
    .where(and(eq(visits.id, visitId), eq(visits.contractorId, contractorId)));
  const { followed: followedCents = null, own = null, recurrenceId = null } = found ?? {};
  const isFree = own === 0;
  if (recurrenceId !== null || own === null) {
    return { followedCents, shownCents: followedCents, isFree };
  }
  return { followedCents, shownCents: isFree ? null : own, isFree };
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
 * Locks the recurring jobs of a job until the transaction ends, before anything else of it that is
 * locked, so their prices can change with it (docs/locks.md).
 */
export async function lockSeries(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  about: { jobId: string } | { visitId: string },
): Promise<void> {
  const ofVisit = (visitId: string) =>
    tx.select({ id: visits.workOrderId }).from(visits).where(eq(visits.id, visitId));
  const ofJob =
    "jobId" in about
      ? eq(recurrences.workOrderId, about.jobId)
      : inArray(recurrences.workOrderId, ofVisit(about.visitId));
  await tx
    .select({ id: recurrences.id })
    .from(recurrences)
    .where(and(ofJob, eq(recurrences.contractorId, contractorId)))
    .orderBy(asc(recurrences.id))
    .for(...lockRows(recurrences, "no key update"));
}

/**
 * Before a job's value changes to another one, makes the present value the price of those of its
 * recurring appointments that have none of their own. The caller has locked them (`lockSeries`).
 */
export async function keepSeriesPrices(
  { tx }: Pick<UnitOfWork, "tx">,
  jobId: string,
  nextCents: number | null,
): Promise<void> {
  const [job] = await tx
    .select({ valueCents: workOrders.valueCents })
    .from(workOrders)
    .where(eq(workOrders.id, jobId));
  if (!job || job.valueCents === nextCents) return;
  noteLock(getTableName(recurrences));
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
 * The job's value follows, unless it is that of other appointments. The caller has locked it, or
 * just added it.
 */
export async function changeSeriesPrice(
  { tx, now, record }: Pick<UnitOfWork, "tx" | "now" | "record">,
  { id, workOrderId, contractorId }: Pick<Recurrence, "id" | "workOrderId" | "contractorId">,
  priceCents: number | null,
): Promise<void> {
  const ofJob = eq(workOrders.id, workOrderId);
  noteLock(getTableName(recurrences));
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
  const others = await findSeriesPricing(tx, workOrderId);
  if (!others.hasOneTime && !others.followsValue) {
    await tx.update(workOrders).set({ valueCents: priceCents, updatedAt: now }).where(ofJob);
  }
  record(jobChanged, { workOrderId, contractorId });
}

/**
 * Makes a job's value the price of all its recurring appointments, such as that of its line items.
 * The caller has locked them (`lockSeries`).
 */
export async function dropSeriesPrices(
  { tx }: Pick<UnitOfWork, "tx">,
  jobId: string,
): Promise<void> {
  noteLock(getTableName(recurrences));
  await tx
    .update(recurrences)
    .set({ priceCents: null, hasOwnPrice: false })
    .where(eq(recurrences.workOrderId, jobId));
}

/** A recurring job's completed appointments whose price could change with their job's. */
const doneOfRecurring = (database: Reader, jobId: string) =>
  and(
    eq(visits.workOrderId, jobId),
    eq(visits.state, "done"),
    isNull(visits.priceCents),
    isNull(visits.donePriceCents),
    exists(database.select().from(recurrences).where(eq(recurrences.workOrderId, jobId))),
  );

/**
 * Locks a recurring job's completed appointments before their prices change. Locks them before the
 * job.
 */
export async function lockDoneVisits(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  jobId: string,
): Promise<void> {
  await tx
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.contractorId, contractorId), doneOfRecurring(tx, jobId)))
    .orderBy(asc(visits.id))
    .for(...lockRows(visits));
}

/**
 * Saves the prices of a recurring job's completed appointments before the job's line items change,
 * so they keep their price. Those without a price get the new one. The caller has locked the job.
 * @param present the current line items and their total; null if the job's value was the price
 */
export async function freezeDonePrices(
  { tx }: Pick<UnitOfWork, "tx">,
  jobId: string,
  present: { items: DoneItems; cents: number } | null,
): Promise<void> {
  const found = await tx
    .select({ id: visits.id, cents: appointmentPrice, isPricedApart })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .leftJoin(recurrences, eq(recurrences.id, visits.recurrenceId))
    .where(doneOfRecurring(tx, jobId));
  const following = found.filter((one) => one.isPricedApart !== true);
  if (present) {
    await setDonePrice({ tx }, following, { cents: present.cents, items: present.items });
  }
  const others = present ? found.filter((one) => one.isPricedApart === true) : found;
  for (const cents of new Set(others.map((one) => one.cents))) {
    const ofPrice = others.filter((one) => one.cents === cents);
    if (cents !== null) await setDonePrice({ tx }, ofPrice, { cents, items: null });
  }
}

async function setDonePrice(
  { tx }: Pick<UnitOfWork, "tx">,
  which: readonly { id: string }[],
  { cents, items }: { cents: number; items: DoneItems | null },
): Promise<void> {
  if (which.length === 0) return;
  const ids = which.map(({ id }) => id);
  await tx
    .update(visits)
    .set({ donePriceCents: cents, doneItems: items })
    .where(inArray(visits.id, ids));
}
