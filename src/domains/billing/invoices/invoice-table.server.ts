import { and, count, eq, inArray, lt, sql } from "drizzle-orm";
import { canReadInvoices } from "~/domains/billing/billing.policy.ts";
import { matchesDocument } from "~/domains/billing/document-tables.server.ts";
import { idsOf } from "~/domains/customers/index.server.ts";
import { type Actor, authorize, dayOf } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { pageOf } from "~/platform/database/conditions.server.ts";
import { type ColumnOf, ownedBy, sortedAfter } from "~/platform/database/sorted-pages.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { depositCredits } from "./deposit-credits.server.ts";
import { invoices } from "./invoices.tables.server.ts";
import { type InvoiceFilter, type InvoiceSort, stateOf } from "./invoices.ts";
import { inState, isOwed, owedCents } from "./list-invoices.server.ts";

const pageSize = 50;

type InvoiceTableQuery = {
  state: InvoiceFilter | null;
  /** Only invoices of this customer and those merged into them. */
  customerId?: string | null;
  /** Empty for all. */
  search: string;
  sort: InvoiceSort;
  /** The last invoice of the page before. */
  after: string | null;
};

/**
 * One page of the business's invoices in any order, with what is owed and overdue over all that
 * match the search, whatever their state.
 */
export async function readInvoiceTable(
  platform: Platform,
  actor: Actor,
  { state, customerId = null, search, sort, after }: InvoiceTableQuery,
) {
  authorize(canReadInvoices(actor));
  const { contractorId } = actor;
  const { query } = platform.database;
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const today = dayOf(platform.clock.now(), zone);
  const isFound = and(
    matchesDocument(invoices, search, "inv"),
    customerId ? inArray(invoices.customerId, idsOf(query, customerId)) : undefined,
  );
  const column = sort.replace("-", "") as keyof typeof sortKeys;
  const { orderBy, beyond } = sortedAfter({
    table: invoices,
    scope: ownedBy(contractorId),
    key: sortKeys[column],
    descending: sort.startsWith("-"),
    after,
  });
  const isOverdue = lt(invoices.dueOn, today);
  const [rows, [totals]] = await Promise.all([
    query
      .select(shownColumns)
      .from(invoices)
      .where(and(inState(contractorId, state, today), isFound, beyond))
      .orderBy(...orderBy)
      .limit(pageSize + 1),
    query
      .select({
        owedCents: sql`coalesce(sum(${owedCents}), 0)`.mapWith(Number),
        owed: count(),
        overdueCents: sql`coalesce(sum(${owedCents}) filter (where ${isOverdue}), 0)`.mapWith(
          Number,
        ),
        overdue: sql`count(*) filter (where ${isOverdue})`.mapWith(Number),
      })
      .from(invoices)
      .where(and(eq(invoices.contractorId, contractorId), isOwed, isFound)),
  ]);
  const shown = rows.map((row) => {
    const shownState = stateOf(row, today);
    const isRemindedToday = row.remindedAt !== null && dayOf(row.remindedAt, zone) === today;
    return { ...row, shownState, isRemindedToday };
  });
  const none = { owedCents: 0, owed: 0, overdueCents: 0, overdue: 0 };
  return { ...pageOf(shown, pageSize), totals: totals ?? none };
}

export type InvoiceTable = Awaited<ReturnType<typeof readInvoiceTable>>;

const { id, customerId, customerName, what, number, issuedOn, dueOn, remindedAt } = invoices;
const { totalCents, paidCents, creditedCents, voidedAt } = invoices;
const shownColumns = {
  id,
  customerId,
  customerName,
  what,
  number,
  issuedOn,
  dueOn,
  remindedAt,
  totalCents,
  paidCents,
  creditedCents,
  depositCredits,
  voidedAt,
};

/** The same expressions as the indexes `invoices_by_date`, `_by_customer`, `_by_due`, `_by_total`. */
const sortKeys = {
  // Drafts have no date; they count as the newest.
  date: (row: ColumnOf) => sql`coalesce(${row("issued_on")}, 'infinity'::date)`,
  customer: (row: ColumnOf) => sql`lower(${row("customer_name")})`,
  due: (row: ColumnOf) => row("due_on"),
  total: (row: ColumnOf) => row("total_cents"),
};
