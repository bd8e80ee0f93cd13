import { and, asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import { canWriteEstimates } from "~/domains/billing/billing.policy.ts";
import { nextNumber } from "~/domains/billing/documents.server.ts";
import {
  assignCustomers,
  findCurrentContact,
  findOwnCustomerId,
} from "~/domains/customers/index.server.ts";
import { isOwnLead, leads } from "~/domains/leads/index.server.ts";
import { findJobOfRequest, workOrders } from "~/domains/schedule/index.server.ts";
import { type Actor, addDays, authorize, dayOf } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { extensionOf } from "~/platform/validation/fields.ts";
import { type ApiEstimate, applyApiEstimate } from "../api-documents.schema.ts";
import { estimateCustomers } from "../document-customers.server.ts";
import { rangeOf } from "./estimate-document.ts";
import type { NewEstimate } from "./job-estimates.schema.ts";
import { jobEstimates, prices } from "./job-estimates.tables.server.ts";
import { defaultExpirationDays, type EstimateContent, optionNames } from "./job-estimates.ts";
import { isOpenForEstimate } from "./open-for-estimate.server.ts";
import { toEstimateForm } from "./typed-estimate.ts";
import { validateEstimateForm } from "./validate-estimate-form.ts";

export type EstimateCreated = Result<
  { estimateId: string },
  Refused<"not_found"> | Invalid | TooMany | KeyReused
>;

type NewDocument = {
  request: NewEstimate;
  requestKey: string | null;
  sent?: ApiEstimate;
};

/**
 * Creates a draft estimate for a lead or job of the actor's business, or for anyone else.
 * Idempotent.
 * @param sent what a program sends with it: options, price terms, and a message
 */
export async function createJobEstimate(
  platform: Platform,
  actor: Actor,
  { request, requestKey, sent }: NewDocument,
): Promise<EstimateCreated> {
  authorize(canWriteEstimates(actor));
  const { contractorId } = actor;
  const { waitSeconds } = await platform.limits.use("job_estimate", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const once = creationOnce(contractorId, requestKey, sent ? { request, sent } : request);
  return inTransactionOnce<EstimateCreated>(platform, once, async (work, remember) => {
    const { tx, now } = work;
    const about = await findAbout(work, contractorId, request, isOpenForEstimate(tx));
    if (!about) return { ok: false, code: "not_found" };
    const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
    const first: EstimateContent = {
      options: await optionsFromPrices(tx, contractorId, request),
      discount: null,
      taxRate: await findDefaultTaxRate(tx, contractorId),
      deposit: null,
      expiresOn: addDays(dayOf(now, zone), defaultExpirationDays),
      message: null,
    };
    const customer = { ...request, customerName: request.customer_name };
    const typed = sent && toEstimateForm({ ...customer, phoneExtension: null, content: first });
    const checked = typed && validateEstimateForm(applyApiEstimate(typed, sent));
    if (checked && !checked.ok) return checked;
    const content = checked?.value.content ?? first;
    const estimateId = await insertDraft(work, contractorId, {
      ...about,
      customerId: await findOwnCustomerId(tx, contractorId, request.customer_id),
      customerName: request.customer_name,
      phone: request.phone,
      phoneExtension: extensionOf(request),
      email: request.email,
      what: request.what,
      address: request.address,
      content,
    });
    await assignCustomers(work, estimateCustomers, { only: eq(jobEstimates.id, estimateId) });
    remember(estimateId);
    return { ok: true, estimateId };
  });
}

/**
 * Creates a draft with the customer, lines, and terms of another estimate of the business, for the
 * same lead and job unless that one was accepted. Idempotent.
 */
export async function duplicateJobEstimate(
  platform: Platform,
  actor: Actor,
  { estimateId, requestKey }: { estimateId: string; requestKey: string | null },
): Promise<EstimateCreated> {
  authorize(canWriteEstimates(actor));
  const { contractorId } = actor;
  const { waitSeconds } = await platform.limits.use("job_estimate", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const once = creationOnce(contractorId, requestKey, { duplicateOf: estimateId });
  return inTransactionOnce<EstimateCreated>(platform, once, async (work, remember) => {
    const { tx, now } = work;
    const [original] = await tx
      .select()
      .from(jobEstimates)
      .where(and(eq(jobEstimates.id, estimateId), eq(jobEstimates.contractorId, contractorId)));
    if (!original) return { ok: false, code: "not_found" };
    const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
    const expiresOn = addDays(dayOf(now, zone), defaultExpirationDays);
    // A copy of an accepted estimate is for new work: with the lead, it would join the same job.
    const isNewWork = original.state === "accepted";
    const { photos, ...priced } = original.content;
    const content = { ...priced, ...(photos && !isNewWork ? { photos } : {}), expiresOn };
    const { propertyId, customerName, what, address } = original;
    const customerId = await findOwnCustomerId(tx, contractorId, original.customerId);
    const contact = customerId ? await findCurrentContact(tx, customerId, original) : original;
    const { phone, phoneExtension, email } = contact;
    const id = await insertDraft(work, contractorId, {
      leadId: isNewWork ? null : original.leadId,
      workOrderId: isNewWork ? null : original.workOrderId,
      customerId,
      propertyId,
      customerName,
      phone,
      phoneExtension,
      email,
      what,
      address,
      content,
    });
    remember(id);
    return { ok: true, estimateId: id };
  });
}

/** A retry of the same request returns the estimate that the first one created. */
const creationOnce = (contractorId: string, key: string | null, body: unknown) => ({
  scope: `job-estimate:${contractorId}`,
  key,
  body,
  repeat: async (_work: UnitOfWork, estimateId: string) => ({ ok: true, estimateId }) as const,
});

type DraftValues = Omit<
  typeof jobEstimates.$inferInsert,
  "id" | "contractorId" | "number" | "lowCents" | "highCents" | "createdAt" | "updatedAt"
>;

/** Inserts a draft with the next number. @returns its id */
async function insertDraft(
  work: UnitOfWork,
  contractorId: string,
  values: DraftValues,
): Promise<string> {
  const { tx, now } = work;
  const id = newId();
  const number = await nextNumber(work, contractorId, "estimate");
  const times = { createdAt: now, updatedAt: now };
  await tx
    .insert(jobEstimates)
    .values({ ...values, id, contractorId, number, ...rangeOf(values.content), ...times });
  return id;
}

/** One option for each list of price book items; one without lines if none were picked. */
async function optionsFromPrices(
  database: Reader,
  contractorId: string,
  { pick_1 = [], pick_2 = [], pick_3 = [] }: NewEstimate,
): Promise<EstimateContent["options"]> {
  const picks = [pick_1, pick_2, pick_3].filter((ids) => ids.length > 0);
  if (picks.length === 0) return [{ name: optionNames[0], lines: [] }];
  const found = await database
    .select()
    .from(prices)
    .where(and(eq(prices.contractorId, contractorId), inArray(prices.id, picks.flat())))
    .orderBy(asc(prices.name), asc(prices.id));
  return picks.map((ids, at) => ({
    name: optionNames[at] ?? optionNames[0],
    lines: found
      .filter(({ id }) => ids.includes(id))
      .map(({ name: description, unit, priceCents, taxable }) => ({
        description,
        unit,
        quantity: 1_000,
        priceCents,
        taxable,
      })),
  }));
}

/**
 * The lead and job that a document is for; for a lead, the job of its latest request if there is
 * one. Null if the business has no such lead or job.
 * @param which the jobs of the request that it may be for
 */
export async function findAbout(
  { tx, now }: UnitOfWork,
  contractorId: string,
  { lead_id: leadId, work_order_id: workOrderId }: Pick<NewEstimate, "lead_id" | "work_order_id">,
  which?: SQL,
) {
  if (workOrderId) {
    const [job] = await tx
      .select({ workOrderId: workOrders.id, leadId: workOrders.leadId })
      .from(workOrders)
      .where(and(eq(workOrders.id, workOrderId), eq(workOrders.contractorId, contractorId)));
    return job ?? null;
  }
  if (!leadId) return { leadId: null, workOrderId: null };
  const [lead] = await tx
    .select({ leadId: leads.id })
    .from(leads)
    .where(and(eq(leads.id, leadId), isOwnLead(contractorId)));
  if (!lead) return null;
  const job = await findJobOfRequest(tx, contractorId, leadId, now, which);
  return { ...lead, workOrderId: job?.id ?? null };
}

/** The tax rate of the business's latest estimate, since most have only one rate. */
export async function findDefaultTaxRate(database: Reader, contractorId: string): Promise<number> {
  const [latest] = await database
    .select({ content: jobEstimates.content })
    .from(jobEstimates)
    .where(eq(jobEstimates.contractorId, contractorId))
    .orderBy(desc(jobEstimates.createdAt), desc(jobEstimates.id))
    .limit(1);
  return latest?.content.taxRate ?? 0;
}
