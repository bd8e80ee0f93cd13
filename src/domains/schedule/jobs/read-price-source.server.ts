import { and, eq, exists, gte, isNotNull, isNull, ne, notExists, sum } from "drizzle-orm";
import { combineContents, invoiceTotals } from "~/domains/billing/invoices/invoice-document.ts";
import {
  jobEstimateAnswers,
  jobEstimates,
  jobEstimateVersions,
} from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { jobItems } from "~/domains/billing/job-items/job-items.tables.server.ts";
import { recurrences, visits } from "~/domains/schedule/schedule.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";

/**
 * What a job's line items, or else its accepted estimates, cost in cents: its invoices bill those,
 * whatever value someone types for the job. Null if it has neither. Leaves out estimates billed apart.
 */
export async function findLinesPrice(database: Reader, jobId: string): Promise<number | null> {
  const [items] = await database.select().from(jobItems).where(eq(jobItems.workOrderId, jobId));
  if (items) return invoiceTotals(items.content).totalCents;
  const [accepted] = await database
    .select({ cents: sum(jobEstimateAnswers.totalCents).mapWith(Number) })
    .from(jobEstimateAnswers)
    .innerJoin(jobEstimates, eq(jobEstimates.id, jobEstimateAnswers.estimateId))
    .where(
      and(
        eq(jobEstimates.workOrderId, jobId),
        eq(jobEstimates.isBilledApart, false),
        eq(jobEstimateAnswers.kind, "accepted"),
      ),
    );
  return accepted?.cents ?? null;
}

/**
 * Whether one invoice can bill what a job's lines cost, as each appointment needs that repeats at
 * that price: not that of estimates with different taxes or discounts.
 */
export async function canRepeatLines(database: Reader, jobId: string): Promise<boolean> {
  const isOfJob = eq(jobItems.workOrderId, jobId);
  if ((await database.$count(jobItems, isOfJob)) > 0) return true;
  const { estimateId, version, option } = jobEstimateAnswers;
  const accepted = await database
    .select({ document: jobEstimateVersions.document, option })
    .from(jobEstimateAnswers)
    .innerJoin(jobEstimates, eq(jobEstimates.id, estimateId))
    .innerJoin(
      jobEstimateVersions,
      and(eq(jobEstimateVersions.estimateId, estimateId), eq(jobEstimateVersions.version, version)),
    )
    .where(
      and(
        eq(jobEstimates.workOrderId, jobId),
        eq(jobEstimates.isBilledApart, false),
        eq(jobEstimateAnswers.kind, "accepted"),
      ),
    );
  if (accepted.length < 2) return true;
  const contents = accepted.map(({ document: { content }, option: chosen }) => {
    const { discount, taxRate, options } = content;
    return { discount, taxRate, lines: options[chosen ?? 0]?.lines ?? [], message: null };
  });
  return combineContents(contents) !== null;
}

/**
 * What each accepted extra of a recurring job costs, in cents, that no appointment was booked for
 * yet: the next one that doesn't recur is for them. They are billed apart, maybe already.
 */
export async function listExtrasToBook(database: Reader, jobId: string): Promise<number[]> {
  const bookedSince = database
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.workOrderId, jobId),
        isNull(visits.recurrenceId),
        isNotNull(visits.priceCents),
        ne(visits.state, "canceled"),
        gte(visits.createdAt, jobEstimates.answeredAt),
      ),
    );
  const extras = await database
    .select({ cents: jobEstimateAnswers.totalCents })
    .from(jobEstimateAnswers)
    .innerJoin(jobEstimates, eq(jobEstimates.id, jobEstimateAnswers.estimateId))
    .where(
      and(
        eq(jobEstimates.workOrderId, jobId),
        eq(jobEstimates.isBilledApart, true),
        eq(jobEstimateAnswers.kind, "accepted"),
        notExists(bookedSince),
        exists(database.select().from(recurrences).where(eq(recurrences.workOrderId, jobId))),
      ),
    );
  return extras.flatMap(({ cents }) => (cents === null ? [] : [cents]));
}

/** The error at a typed price that no invoice would bill. */
export const pricedByLines = "Change this job’s price in its line items";

/** The error at the price of what repeats if no one invoice could bill it. */
export const notOnePrice =
  "This job’s estimates have different taxes or discounts. Save the job’s line items first, or enter a different price";
