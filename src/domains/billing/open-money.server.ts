import { and, count, eq, sql } from "drizzle-orm";
import { type Actor, authorize, type LocalDay } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canListEstimates, canReadInvoices } from "./billing.policy.ts";
import { invoices } from "./invoices/invoices.tables.server.ts";
import { inState, owedCents } from "./invoices/list-invoices.server.ts";
import { isInState } from "./job-estimates/find-estimates.server.ts";
import { jobEstimates } from "./job-estimates/job-estimates.tables.server.ts";

/**
 * How many invoices are overdue and how many estimates are open, and what they come to in cents. An
 * estimate with several options counts with its lowest total.
 */
export async function readOpenMoney(
  { database: { query } }: Platform,
  actor: Actor,
  today: LocalDay,
) {
  authorize(canReadInvoices(actor) && canListEstimates(actor));
  const { contractorId } = actor;
  const sumOf = (cents: unknown) => sql`coalesce(sum(${cents}), 0)`.mapWith(Number);
  const [[overdue], [openEstimates]] = await Promise.all([
    query
      .select({ count: count(), cents: sumOf(owedCents) })
      .from(invoices)
      .where(inState(contractorId, "overdue", today)),
    query
      .select({ count: count(), cents: sumOf(jobEstimates.lowCents) })
      .from(jobEstimates)
      .where(and(eq(jobEstimates.contractorId, contractorId), isInState("sent", today))),
  ]);
  const none = { count: 0, cents: 0 };
  return { overdue: overdue ?? none, openEstimates: openEstimates ?? none };
}
