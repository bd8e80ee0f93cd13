import { and, desc, eq, type SQL } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import {
  jobEstimateAnswers,
  jobEstimates,
  jobEstimateVersions,
} from "~/features/job-estimates/job-estimates.tables.server.ts";
import type { EstimateLine } from "~/features/job-estimates/job-estimates.ts";
import { addressOf } from "~/features/leads/work-address.ts";
import { workOrders } from "~/features/work-orders/work-orders.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadInvoices } from "./invoices.policy.ts";
import type { InvoiceContent } from "./invoices.ts";

/** What was accepted of an estimate of the business, as an invoice begins; null where nothing was. */
export const findAccepted = (database: Reader, contractorId: string, estimateId: string) =>
  selectAccepted(database, contractorId, eq(jobEstimates.id, estimateId));

/** The same of the estimate for a job that was accepted last. */
export const findAcceptedOfJob = (database: Reader, contractorId: string, workOrderId: string) =>
  selectAccepted(database, contractorId, eq(jobEstimates.workOrderId, workOrderId));

async function selectAccepted(database: Reader, contractorId: string, which: SQL) {
  const [found] = await database
    .select({
      estimateId: jobEstimates.id,
      leadId: jobEstimates.leadId,
      workOrderId: jobEstimates.workOrderId,
      document: jobEstimateVersions.document,
      option: jobEstimateAnswers.option,
    })
    .from(jobEstimates)
    .innerJoin(
      jobEstimateAnswers,
      and(
        eq(jobEstimateAnswers.estimateId, jobEstimates.id),
        eq(jobEstimateAnswers.kind, "accepted"),
      ),
    )
    .innerJoin(
      jobEstimateVersions,
      and(
        eq(jobEstimateVersions.estimateId, jobEstimates.id),
        eq(jobEstimateVersions.version, jobEstimateAnswers.version),
      ),
    )
    .where(and(eq(jobEstimates.contractorId, contractorId), which))
    .orderBy(desc(jobEstimateAnswers.createdAt))
    .limit(1);
  if (!found) return null;
  const { document, option, ...about } = found;
  const { options, discount, taxRate } = document.content;
  const lines = options[option ?? 0]?.lines ?? [];
  const content: InvoiceContent = { lines, discount, taxRate, message: null };
  return { ...about, content };
}

/** One line of what a job is worth; none where nobody said. */
export async function linesOfJob(database: Reader, workOrderId: string): Promise<EstimateLine[]> {
  const [job] = await database
    .select({ description: workOrders.what, priceCents: workOrders.valueCents })
    .from(workOrders)
    .where(eq(workOrders.id, workOrderId));
  if (!job || job.priceCents === null) return [];
  const { description, priceCents } = job;
  return [{ description, unit: null, quantity: 1_000, priceCents, taxable: false }];
}

/** The customer of an accepted estimate of the business; null where it has no such one. */
export async function findCustomerOfEstimate(
  { database: { query } }: Platform,
  actor: Actor,
  estimateId: string,
) {
  authorize(canReadInvoices(actor));
  const [found] = await query
    .select({
      leadId: jobEstimates.leadId,
      name: jobEstimates.customerName,
      phone: jobEstimates.phone,
      email: jobEstimates.email,
      need: jobEstimates.what,
      address: jobEstimates.address,
    })
    .from(jobEstimates)
    .where(
      and(
        eq(jobEstimates.id, estimateId),
        eq(jobEstimates.contractorId, actor.contractorId),
        eq(jobEstimates.state, "accepted"),
      ),
    );
  return found ? { ...found, address: addressOf(found.address) } : null;
}
