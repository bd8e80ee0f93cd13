import { and, eq, isNull } from "drizzle-orm";
import {
  changeEstimateCustomer,
  changeInvoiceCustomer,
  invoices,
  jobEstimates,
} from "~/domains/billing/index.server.ts";
import {
  type CustomerDefaults,
  findCustomerDefaults,
  findOwnCustomerId,
  listAddressChoices,
} from "~/domains/customers/index.server.ts";
import {
  changeJob,
  lockOffersOfJob,
  recordJobChange,
  revokeVisitLinks,
  workOrders,
} from "~/domains/schedule/index.server.ts";
import { canEditJobs, canPlanFor } from "~/domains/schedule/index.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type BusinessWriter } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { hashBody } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { extensionOf } from "~/platform/validation/fields.ts";
import type { JobChange, JobDetails } from "./customer-edits.schema.ts";

type Job = typeof workOrders.$inferSelect;

/** The fields of a job that its form shows. */
type Details = Pick<
  Job,
  "customerName" | "phone" | "phoneExtension" | "email" | "address" | "what"
>;

const detailsOf = (job: Details): Details => ({
  customerName: job.customerName,
  phone: job.phone,
  phoneExtension: job.phoneExtension,
  email: job.email,
  address: job.address,
  what: job.what,
});

/**
 * A job's details for its form, or those of another customer it may move to. Null if the business
 * has no such job or customer.
 */
export async function findJobDetails(
  platform: Platform,
  actor: Actor,
  { jobId, customerId }: { jobId: string; customerId: string | null },
) {
  authorize(canPlanFor(actor));
  const { query } = platform.database;
  const [job] = await query
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.id, jobId), eq(workOrders.contractorId, actor.contractorId)));
  if (!job) return null;
  const next = customerId ? await findCustomerDefaults(platform, actor, customerId) : null;
  if (customerId && !next) return null;
  const saved = { id: job.id, ...detailsOf(job), seen: hashBody(detailsOf(job)) };
  return { saved, next, addresses: await listChoices(platform, job, next) };
}

const listChoices = async (
  { database: { query } }: Platform,
  { customerId, address }: Job,
  next: CustomerDefaults | null,
): Promise<string[]> => next?.addresses ?? (await listAddressChoices(query, customerId, address));

export type JobEdited = Result<
  { changed: boolean },
  Refused<"not_found" | "changed_elsewhere"> | Invalid
>;

/**
 * Changes a job's title, place, and contact, and moves it with its appointments to the named
 * customer. An edit of stale details is refused; saving twice changes once. Audited.
 */
export async function editJob(
  platform: Platform,
  actor: Actor,
  jobId: string,
  request: JobDetails,
): Promise<JobEdited> {
  authorize(canEditJobs(actor));
  const { seen, customer_name: customerName, phone, email, address, what } = request;
  const next = { customerName, phone, phoneExtension: extensionOf(request), email, address, what };
  return inTransaction(platform, (work) =>
    saveJob(work, actor, jobId, {
      customerId: request.customer_id ?? null,
      nextOf: () => next,
      isCurrent: (job) => hashBody(detailsOf(job)) === seen,
    }),
  );
}

/**
 * The same for programs: fields that the call leaves out stay.
 * @param request `seen_at` is the `updated_at` of the job that the change is based on
 */
export async function changeJobDetails(
  platform: Platform,
  actor: Actor,
  jobId: string,
  request: JobChange,
): Promise<JobEdited> {
  authorize(canEditJobs(actor));
  const {
    seen,
    seen_at: seenAt,
    phone,
    customer_name: name,
    customer_id: customerId = null,
  } = request;
  const change: Partial<Details> = {
    ...(name === undefined ? {} : { customerName: name }),
    ...(phone === undefined ? {} : { phone, phoneExtension: extensionOf({ ...request, phone }) }),
    ...(request.email === undefined ? {} : { email: request.email }),
    ...(request.address === undefined ? {} : { address: request.address }),
    ...(request.what === undefined ? {} : { what: request.what }),
  };
  return inTransaction(platform, (work) =>
    saveJob(work, actor, jobId, {
      customerId,
      nextOf: (job) => ({ ...detailsOf(job), ...change }),
      isCurrent: (job) =>
        (seen === undefined || job.what === seen) &&
        (!seenAt || job.updatedAt.getTime() === new Date(seenAt).getTime()),
    }),
  );
}

type Edit = {
  /** The customer that the job moves to; null for no move. */
  customerId: string | null;
  nextOf: (job: Job) => Details;
  isCurrent: (job: Job) => boolean;
};

async function saveJob(
  work: UnitOfWork,
  actor: BusinessWriter,
  jobId: string,
  { customerId, nextOf, isCurrent }: Edit,
): Promise<JobEdited> {
  const { contractorId } = actor;
  if (customerId) await lockOffersOfJob(work, contractorId, jobId);
  const [job] = await work.tx
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.id, jobId), eq(workOrders.contractorId, contractorId)))
    .for(...lockRows(workOrders, "no key update"));
  if (!job) return { ok: false, code: "not_found" };
  const before = detailsOf(job);
  const next = nextOf(job);
  const target = await findTarget(work, job, customerId);
  if (!target.ok) return target;
  const fields = (Object.keys(next) as (keyof Details)[]).filter(
    (name) => next[name] !== before[name],
  );
  if (fields.length === 0 && !target.movesTo) return { ok: true, changed: false };
  if (!isCurrent(job)) return { ok: false, code: "changed_elsewhere" };
  if (target.movesTo) await moveJob(work, job, { customerId: target.movesTo, next });
  else await changeJob(work, jobId, next);
  await recordJobEdit(work, actor, job, { fields, movesTo: target.movesTo });
  return { ok: true, changed: true };
}

/** Notifies open screens, and audits the names of the changed fields and the new customer. */
export async function recordJobEdit(
  work: UnitOfWork,
  actor: BusinessWriter,
  job: Job,
  { fields, movesTo }: { fields: readonly (keyof Details)[]; movesTo: string | null },
): Promise<void> {
  recordJobChange(work, job);
  const names = [...new Set(fields.map((name) => (name === "phoneExtension" ? "phone" : name)))];
  await recordChange(work, actor, {
    action: "job.edit",
    entity: "job",
    entityId: job.id,
    before: movesTo ? { customer: job.customerId } : null,
    after: { fields: names, ...(movesTo ? { customer: movesTo } : {}) },
  });
}

/** The customer that a job moves to; null if it already is that customer's. */
export async function findTarget(
  { tx }: UnitOfWork,
  job: Job,
  customerId: string | null,
): Promise<{ ok: true; movesTo: string | null } | Invalid> {
  if (!customerId) return { ok: true, movesTo: null };
  const chosenId = await findOwnCustomerId(tx, job.contractorId, customerId);
  if (!chosenId) return invalid({ customer_name: "Choose the customer again" });
  const presentId = await findOwnCustomerId(tx, job.contractorId, job.customerId);
  return { ok: true, movesTo: presentId === chosenId ? null : chosenId };
}

/**
 * Moves a locked job with its appointments to another customer. Drafts of its documents move, too;
 * sent ones don't change. Links that the earlier customer got stop working, and the job is no longer
 * for their request. The caller locked the job's offers (`lockOffersOfJob`).
 */
export async function moveJob(
  work: UnitOfWork,
  { id: jobId }: Pick<Job, "id">,
  { customerId, next }: { customerId: string; next: Partial<Details> },
): Promise<void> {
  const { tx } = work;
  const drafts = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.workOrderId, jobId), isNull(invoices.number), isNull(invoices.erasedAt)))
    .orderBy(invoices.id)
    .for(...lockRows(invoices, "no key update"));
  const unsent = await tx
    .select()
    .from(jobEstimates)
    .where(and(eq(jobEstimates.workOrderId, jobId), eq(jobEstimates.version, 0)))
    .orderBy(jobEstimates.id)
    .for(...lockRows(jobEstimates, "no key update"));
  const owner = { customerId, leadId: null };
  await changeJob(work, jobId, { ...next, ...owner });
  const { what: _what, ...person } = next;
  const address = person.address ?? null;
  for (const estimate of unsent) {
    await changeEstimateCustomer(work, estimate, { ...person, address, ...owner });
  }
  for (const invoice of drafts) {
    await changeInvoiceCustomer(work, invoice, { ...person, address, ...owner });
  }
  await revokeVisitLinks(work, jobId);
}
