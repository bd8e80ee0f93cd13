import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { canReadBooks } from "~/domains/billing/billing.policy.ts";
import { settingsOf } from "~/domains/billing/invoices/invoice-settings.server.ts";
import { invoiceEntries, invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import type { EntryMethod, entryKinds } from "~/domains/billing/invoices/invoices.ts";
import { isOwed, owedCents } from "~/domains/billing/invoices/list-invoices.server.ts";
import { customers, listIds } from "~/domains/customers/index.server.ts";
import { readBranding } from "~/domains/publishing/index.server.ts";
import { type Actor, authorize, type LocalDay } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { BooksDays } from "./books-period.ts";

type EntryKind = (typeof entryKinds)[number];

export type StatementEntry = {
  id: string;
  kind: EntryKind;
  happenedOn: LocalDay;
  invoiceId: string;
  invoiceNumber: number;
  what: string;
  /** Of a credit note. */
  number: number | null;
  method: EntryMethod | null;
  /** Change of the balance: positive for an invoice or a refund. */
  cents: number;
  /** After this entry. */
  balanceCents: number;
};

export type Statement = BooksDays & {
  customer: {
    id: string;
    name: string;
    company: string | null;
    address: string | null;
    doNotContact: boolean;
  };
  openingCents: number;
  /** What each kind of entry changed in the period. */
  changes: Record<EntryKind, number>;
  /** What the customer owes on the last day; negative if the business owes them. */
  closingCents: number;
  entries: StatementEntry[];
  /** Unpaid today, by due date. */
  unpaid: {
    id: string;
    number: number;
    dueOn: LocalDay;
    owedCents: number;
    email: string | null;
  }[];
  /** Payment instructions; null if there are none. */
  howToPay: string | null;
};

type StatementQuery = BooksDays & { customerId: string };

/**
 * A customer's balance before a period, and each invoice, payment, refund, and credit in it, with
 * those of customers merged into them. Null if the business has no such customer.
 */
export async function readStatement(
  platform: Platform,
  actor: Actor,
  query: StatementQuery,
): Promise<Statement | null> {
  authorize(canReadBooks(actor));
  return selectStatement(platform.database.query, actor.contractorId, query);
}

/** The same with the business's look, for the PDF. */
export async function readPrintedStatement(
  platform: Platform,
  actor: Actor,
  query: StatementQuery,
) {
  authorize(canReadBooks(actor));
  const { contractorId, businessName } = actor;
  const statement = await readStatement(platform, actor, query);
  if (!statement) return null;
  const branding = await readBranding(platform.database.query, contractorId);
  return { statement, businessName, branding };
}

/** The statement of a business's customer, for callers that have checked permission. */
export async function selectStatement(
  database: Reader,
  contractorId: string,
  { customerId, from, to }: StatementQuery,
): Promise<Statement | null> {
  const [customer] = await database
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.id, customerId),
        eq(customers.contractorId, contractorId),
        isNull(customers.mergedInto),
      ),
    );
  if (!customer) return null;
  const ids = await listIds(database, customerId);
  const ofCustomer = and(inArray(invoices.customerId, ids), isNotNull(invoices.number));
  const [openingCents, found, unpaid, { howToPay }] = await Promise.all([
    sumBefore(database, ofCustomer, from),
    selectEntries(database, ofCustomer, { from, to }),
    selectUnpaid(database, ofCustomer),
    settingsOf(database, contractorId),
  ]);
  const changes: Statement["changes"] = { issued: 0, payment: 0, refund: 0, credit: 0 };
  let balanceCents = openingCents;
  const entries = found.map((entry) => {
    balanceCents += entry.cents;
    changes[entry.kind] += entry.cents;
    return { ...entry, invoiceNumber: entry.invoiceNumber ?? 0, balanceCents };
  });
  const { id, name, company, billingAddress, doNotContactAt } = customer;
  const address = billingAddress ?? (await findInvoiceAddress(database, ofCustomer));
  return {
    customer: { id, name, company, address, doNotContact: doNotContactAt !== null },
    ...{ from, to, openingCents, changes, closingCents: balanceCents, entries },
    unpaid: unpaid.map((invoice) => ({ ...invoice, number: invoice.number ?? 0 })),
    howToPay,
  };
}

async function sumBefore(
  database: Reader,
  ofCustomer: SQL | undefined,
  from: LocalDay,
): Promise<number> {
  const [sum] = await database
    .select({ cents: sql`coalesce(sum(${invoiceEntries.cents}), 0)`.mapWith(Number) })
    .from(invoiceEntries)
    .innerJoin(invoices, eq(invoices.id, invoiceEntries.invoiceId))
    .where(and(ofCustomer, sql`${invoiceEntries.happenedOn} < ${from}::date`));
  return sum?.cents ?? 0;
}

const selectEntries = (database: Reader, ofCustomer: SQL | undefined, { from, to }: BooksDays) =>
  database
    .select({
      id: invoiceEntries.id,
      kind: invoiceEntries.kind,
      happenedOn: invoiceEntries.happenedOn,
      invoiceId: invoices.id,
      invoiceNumber: invoices.number,
      what: invoices.what,
      number: invoiceEntries.number,
      method: invoiceEntries.method,
      cents: invoiceEntries.cents,
    })
    .from(invoiceEntries)
    .innerJoin(invoices, eq(invoices.id, invoiceEntries.invoiceId))
    .where(and(ofCustomer, sql`${invoiceEntries.happenedOn} between ${from}::date and ${to}::date`))
    .orderBy(
      asc(invoiceEntries.happenedOn),
      asc(invoiceEntries.createdAt),
      asc(invoices.number),
      asc(invoiceEntries.position),
    );

const selectUnpaid = (database: Reader, ofCustomer: SQL | undefined) =>
  database
    .select({
      id: invoices.id,
      number: invoices.number,
      dueOn: invoices.dueOn,
      owedCents,
      email: invoices.email,
    })
    .from(invoices)
    .where(and(ofCustomer, isOwed))
    .orderBy(asc(invoices.dueOn), asc(invoices.number));

/** The address of the latest invoice, for a customer without one for bills. */
async function findInvoiceAddress(
  database: Reader,
  ofCustomer: SQL | undefined,
): Promise<string | null> {
  const [latest] = await database
    .select({ address: invoices.address })
    .from(invoices)
    .where(and(ofCustomer, isNotNull(invoices.address)))
    .orderBy(sql`${invoices.number} desc`)
    .limit(1);
  return latest?.address ?? null;
}
