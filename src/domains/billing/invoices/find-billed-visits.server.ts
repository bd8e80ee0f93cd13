import { and, asc, eq, isNull } from "drizzle-orm";
import { listJobWork } from "~/domains/schedule/index.server.ts";
import { dayOf, type LocalDay } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { isIssuedBill, isNotApart } from "./find-billed.server.ts";
import { invoices } from "./invoices.tables.server.ts";

/**
 * What one invoice bills: an appointment of a recurring job, or all of the job's one-time work. A
 * one-time appointment with its own price, such as for an extra, is billed like one that recurs.
 */
export type JobWork = {
  /** The appointment; for one-time work, its first. */
  visitId: string;
  isOneTime: boolean;
  isFree: boolean;
  /** The day it was done for, in the business's time zone. */
  day: LocalDay;
  /** Whether its price is independent of the job's estimates. */
  isPricedApart: boolean;
  isBilled: boolean;
};

type Job = { id: string; contractorId: string };

/**
 * A recurring job's completed work in order, each with whether it's billed; null for a job that
 * doesn't recur, since one invoice bills all of it. An invoice bills the appointment that it names.
 * One without an appointment bills the earliest work that no other invoice bills, up to the day it
 * was issued, else the one-time work. An estimate's invoice doesn't bill work whose price is
 * independent of the estimate (`invoices.recurring`).
 * @param asDone an appointment that counts as done
 */
export async function findBilledWork(
  database: Reader,
  { id: workOrderId, contractorId }: Job,
  zone: string,
  asDone: string | null = null,
): Promise<JobWork[] | null> {
  const all = await listJobWork(database, workOrderId);
  if (all.every(({ recurrenceId }) => recurrenceId === null)) return null;
  const single = new Set(all.filter((one) => !isOneTimeWork(one)).map(({ id }) => id));
  const done = all.filter(({ id, state }) => state === "done" || id === asDone);
  const firstOnce = done.find(isOneTimeWork);
  const found = done.flatMap((one): JobWork[] => {
    const { id: visitId, startsAt, isPricedApart } = one;
    const isOneTime = isOneTimeWork(one);
    if (isOneTime && visitId !== firstOnce?.id) return [];
    const day = dayOf(startsAt, zone);
    const isFree = one.priceCents === 0;
    return [{ visitId, isOneTime, isFree, day, isPricedApart, isBilled: false }];
  });
  const issued = await database
    .select({
      visitId: invoices.visitId,
      estimateId: invoices.estimateId,
      issuedOn: invoices.issuedOn,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.workOrderId, workOrderId),
        eq(invoices.contractorId, contractorId),
        isNull(invoices.erasedAt),
        isIssuedBill,
        isNotApart(database),
      ),
    )
    .orderBy(asc(invoices.number));
  const bill = (work: JobWork | undefined) => {
    if (work) work.isBilled = true;
    return work !== undefined;
  };
  const oneTime = found.find(({ isOneTime }) => isOneTime);
  for (const { visitId } of issued) {
    if (visitId && !single.has(visitId)) bill(oneTime);
    else if (visitId) bill(found.find((work) => work.visitId === visitId));
  }
  const unnamed = issued.filter(({ visitId }) => visitId === null);
  const spare = unnamed.filter(({ estimateId, issuedOn }) => {
    const isBillable = ({ isBilled, isFree, day, isPricedApart }: JobWork) =>
      !isBilled &&
      !isFree &&
      issuedOn !== null &&
      day <= issuedOn &&
      !(estimateId && isPricedApart);
    return !bill(found.find(isBillable));
  });
  if (spare.length > 0) bill(oneTime);
  return found;
}

/** The piece of work that an appointment belongs to. */
export const workOfVisit = (
  work: readonly JobWork[],
  visit: { id: string } & Priced,
): JobWork | undefined =>
  work.find((one) => (isOneTimeWork(visit) ? one.isOneTime : one.visitId === visit.id));

type Priced = { recurrenceId: string | null; priceCents: number | null };

const isOneTimeWork = ({ recurrenceId, priceCents }: Priced): boolean =>
  recurrenceId === null && priceCents === null;
