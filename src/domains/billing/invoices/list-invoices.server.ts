import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { canReadInvoices } from "~/domains/billing/billing.policy.ts";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { withMerged } from "~/domains/leads/index.server.ts";
import { type Actor, authorize, dayOf, type LocalDay } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { newestFirst, olderThan, pageOf } from "~/platform/database/conditions.server.ts";
import { streamRows } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { depositCreditCents, depositCredits } from "./deposit-credits.server.ts";
import { billsEstimate } from "./find-billed.server.ts";
import type { Invoice } from "./find-invoice.server.ts";
import { invoices } from "./invoices.tables.server.ts";
import { type DepositCredit, type InvoiceFilter, type InvoiceState, stateOf } from "./invoices.ts";

const pageSize = 50;
/** More than anyone creates for one job. */
const maxOfOne = 20;

export type ListedInvoice = Invoice & {
  depositCredits: DepositCredit[];
  shownState: InvoiceState;
};

/** The invoices of the actor's business, newest first; `before` is the id of the last one seen. */
export async function listInvoices(
  platform: Platform,
  actor: Actor,
  state: InvoiceState | null,
  before: string | null,
) {
  authorize(canReadInvoices(actor));
  const { contractorId } = actor;
  const today = await findBusinessToday(platform, contractorId);
  const which = and(inState(contractorId, state, today), olderThan(invoices, before));
  return pageOf(await select(platform, which, today, pageSize + 1), pageSize);
}

/** All invoices of that list, for an export. */
export function streamInvoices(
  platform: Platform,
  actor: Actor,
  state: InvoiceFilter | null,
): AsyncGenerator<ListedInvoice> {
  authorize(canReadInvoices(actor));
  const { contractorId } = actor;
  return streamRows(async (before, limit) => {
    const today = await findBusinessToday(platform, contractorId);
    const which = and(inState(contractorId, state, today), olderThan(invoices, before));
    return select(platform, which, today, limit);
  });
}

type About = { leadId: string } | { workOrderId: string } | { estimateId: string };

/**
 * The invoices for a job, an estimate, or a lead of the business with the leads merged into it;
 * newest first.
 */
export async function listRelatedInvoices(
  platform: Platform,
  actor: Actor,
  about: About,
): Promise<ListedInvoice[]> {
  authorize(canReadInvoices(actor));
  const { contractorId } = actor;
  const today = await findBusinessToday(platform, contractorId);
  const matches =
    "leadId" in about
      ? inArray(invoices.leadId, withMerged(platform.database.query, about.leadId))
      : "workOrderId" in about
        ? eq(invoices.workOrderId, about.workOrderId)
        : exists(
            platform.database.query
              .select()
              .from(jobEstimates)
              .where(and(eq(jobEstimates.id, about.estimateId), billsEstimate)),
          );
  return select(platform, and(eq(invoices.contractorId, contractorId), matches), today, maxOfOne);
}

const isIssued = isNotNull(invoices.number);
const isCredited = or(
  isNotNull(invoices.voidedAt),
  and(
    ...[gt(invoices.totalCents, 0), gte(invoices.creditedCents, invoices.totalCents)],
    sql`${invoices.creditedCents} - ${depositCreditCents} >= ${invoices.totalCents}`,
  ),
);

/** The SQL equivalent of `stateOf`, and of the filters that span several states. */
export function inState(contractorId: string, state: InvoiceFilter | null, today: LocalDay) {
  const own = eq(invoices.contractorId, contractorId);
  const { dueOn } = invoices;
  const states: Record<InvoiceFilter, SQL | undefined> = {
    draft: isNull(invoices.number),
    unsent: and(isOwed, isNull(invoices.sentAt)),
    unpaid: isOwed,
    open: and(isOwed, gte(dueOn, today)),
    overdue: and(isOwed, lt(dueOn, today)),
    paid: and(isIssued, lte(owedCents, 0), sql`not coalesce(${isCredited}, false)`),
    credited: and(isIssued, lte(owedCents, 0), isCredited),
  };
  return state === null ? own : and(own, states[state]);
}

async function findBusinessToday({ database, settings, clock }: Platform, contractorId: string) {
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  return dayOf(clock.now(), zone);
}

async function select(
  { database: { query } }: Platform,
  which: SQL | undefined,
  today: LocalDay,
  limit: number,
): Promise<ListedInvoice[]> {
  const rows = await query
    .select({ ...getTableColumns(invoices), depositCredits })
    .from(invoices)
    .where(which)
    .orderBy(...newestFirst(invoices))
    .limit(limit);
  return rows.map((row) => ({ ...row, shownState: stateOf(row, today) }));
}

/** Unpaid invoices of the business that are due by a day, longest overdue first. */
export async function listDueInvoices(
  { database }: Platform,
  actor: Actor,
  { today, limit }: { today: LocalDay; limit: number },
) {
  authorize(canReadInvoices(actor));
  return database.query
    .select({
      id: invoices.id,
      number: invoices.number,
      name: invoices.customerName,
      phone: invoices.phone,
      phoneExtension: invoices.phoneExtension,
      what: invoices.what,
      dueOn: invoices.dueOn,
      owedCents,
    })
    .from(invoices)
    .where(and(eq(invoices.contractorId, actor.contractorId), isOwed, lte(invoices.dueOn, today)))
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(limit);
}

const { totalCents, paidCents, creditedCents } = invoices;

/** The balance due of an invoice, in cents; negative after an overpayment. */
export const owedCents = sql<number>`(${totalCents} - ${paidCents} - ${creditedCents})`;

/** An issued invoice with a balance due; same condition as the index `invoices_owed`. */
export const isOwed = and(
  isNotNull(invoices.number),
  sql`${totalCents} > ${paidCents} + ${creditedCents}`,
);
