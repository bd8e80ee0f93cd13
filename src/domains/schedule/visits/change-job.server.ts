import { and, eq, sql } from "drizzle-orm";
import { assignCustomers, type RowsOfCustomers } from "~/domains/customers/index.server.ts";
import { leads } from "~/domains/leads/index.server.ts";
import { addServiceChecklists } from "~/domains/schedule/jobs/checklists.server.ts";
import { keepSeriesPrices } from "~/domains/schedule/recurrences/series-prices.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

type Dated = Pick<UnitOfWork, "tx" | "now">;
type Job = typeof workOrders.$inferSelect;
/** The fields of a job that people type. */
type TypedJob = Pick<
  Job,
  "customerName" | "phone" | "phoneExtension" | "email" | "what" | "address" | "valueCents"
>;

/** A job is for its lead's customer, or else for the customer it names. */
export const jobCustomers: RowsOfCustomers = {
  table: workOrders,
  person: {
    name: workOrders.customerName,
    phone: workOrders.phone,
    phoneExtension: workOrders.phoneExtension,
    email: workOrders.email,
  },
  place: workOrders,
  inherited: sql`(select l.customer_id from ${leads} l where l.id = ${workOrders.leadId})`,
  source: sql`'by_hand'`,
};

/** Creates an open job within the caller's transaction. @returns its id */
export async function createJob(
  { tx, now, record }: Pick<UnitOfWork, "tx" | "now" | "record">,
  job: Pick<Job, "contractorId" | "leadId"> & { customerId?: string | null } & TypedJob,
): Promise<string> {
  const id = newId();
  await tx.insert(workOrders).values({ id, ...job, createdAt: now, updatedAt: now });
  await assignCustomers({ tx, now, record }, jobCustomers, { only: eq(workOrders.id, id) });
  const { contractorId, leadId } = job;
  await addServiceChecklists({ tx, now }, { id, contractorId, leadId });
  return id;
}

/** Changes the details of a job locked by the caller. Its recurring appointments keep their price. */
export async function changeJob(
  { tx, now }: Dated,
  jobId: string,
  change: Partial<TypedJob>,
): Promise<void> {
  if (change.valueCents !== undefined) await keepSeriesPrices({ tx }, jobId, change.valueCents);
  await tx
    .update(workOrders)
    .set({ ...change, updatedAt: now })
    .where(eq(workOrders.id, jobId));
}

/**
 * Sets the value of a job, locked by the caller, to the accepted amount (null keeps the value), and
 * opens it. Recurring appointments that had a price keep it.
 */
export async function valueAcceptedJob(
  { tx, now }: Dated,
  { id, contractorId }: Pick<Job, "id" | "contractorId">,
  acceptedCents: number | null,
): Promise<void> {
  const scope = and(eq(workOrders.id, id), eq(workOrders.contractorId, contractorId));
  const [job] = await tx
    .select({ valueCents: workOrders.valueCents })
    .from(workOrders)
    .where(scope);
  const presentCents = job?.valueCents ?? null;
  const valueCents = acceptedCents ?? presentCents;
  if (presentCents !== null) await keepSeriesPrices({ tx }, id, valueCents);
  await tx.update(workOrders).set({ status: "open", valueCents, updatedAt: now }).where(scope);
}

/** Changes the team's notes of a visit that the caller locked. */
export async function changeVisitNotes(
  { tx, now }: Dated,
  visitId: string,
  notes: string | null,
): Promise<void> {
  await tx.update(visits).set({ notes, updatedAt: now }).where(eq(visits.id, visitId));
}
