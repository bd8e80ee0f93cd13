import { and, asc, eq, isNotNull } from "drizzle-orm";
import { netOf, type TaxAmounts, type TaxFigures } from "~/domains/billing/books/books.ts";
import { refundPayment } from "~/domains/billing/card-payments/refund-payment.server.ts";
import { totalsBeforeAdjustments } from "~/domains/billing/invoices/invoice-document.ts";
import {
  creditSchema,
  paymentSchema,
  refundSchema,
} from "~/domains/billing/invoices/invoices.schema.ts";
import { invoiceEntries, invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import {
  billAgain,
  creditInvoice,
  recordPayment,
} from "~/domains/billing/invoices/record-payment.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { centsField, dayOf, type LocalDay } from "~/domains/shared/index.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";

const zone = "America/Chicago";

/** What a member does to an invoice's money, as the forms do, and the raw rows of the books. */
export function books(platform: () => TestPlatform) {
  const query = () => platform().database.query;
  const today = () => dayOf(platform().clock.now(), zone);

  const request = (invoiceId: string) => ({ invoiceId, requestKey: crypto.randomUUID() });
  const form = (cents: number, change: FormValues) => ({
    ...{ amount: centsField(cents), method: "check", paid_on: today(), reason: "Agreed" },
    ...change,
  });

  async function pay(
    actor: BusinessMember,
    invoiceId: string,
    cents: number,
    change: FormValues = {},
  ) {
    const checked = check(paymentSchema, form(cents, { more_than_owed: "on", ...change }));
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    return recordPayment(platform(), actor, { ...request(invoiceId), request: checked.value });
  }

  async function refund(
    actor: BusinessMember,
    invoiceId: string,
    cents: number,
    change: FormValues = {},
  ) {
    const checked = check(refundSchema, form(cents, change));
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    return refundPayment(platform(), actor, { ...request(invoiceId), request: checked.value });
  }

  async function credit(
    actor: BusinessMember,
    invoiceId: string,
    cents: number,
    change: FormValues = {},
  ) {
    const checked = check(creditSchema, form(cents, change));
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    const { amount, reason, bill_again } = checked.value;
    const value = { amount, reason, bill_again: bill_again === true };
    return creditInvoice(platform(), actor, { ...request(invoiceId), request: value });
  }

  const voidCovered = (actor: BusinessMember, invoiceId: string) =>
    billAgain(platform(), actor, invoiceId);

  const invoicesOf = (contractorId: string) =>
    query()
      .select()
      .from(invoices)
      .where(and(eq(invoices.contractorId, contractorId), isNotNull(invoices.number)))
      .orderBy(asc(invoices.number));

  const entriesOf = (contractorId: string) =>
    query()
      .select()
      .from(invoiceEntries)
      .where(eq(invoiceEntries.contractorId, contractorId))
      .orderBy(asc(invoiceEntries.createdAt), asc(invoiceEntries.position));

  /** The sales tax report of the days from the first row on, computed from the raw rows. */
  async function expectedTax(contractorId: string, from: LocalDay, to: LocalDay) {
    const [rows, entries] = [await invoicesOf(contractorId), await entriesOf(contractorId)];
    const rates = new Map<number, TaxFigures>();
    for (const invoice of rows) {
      if (invoice.isDeposit) continue;
      const own = entries.filter(({ invoiceId }) => invoiceId === invoice.id);
      const after = standingOn(invoice, own, to);
      const before = standingOn(invoice, own, previous(from));
      const { taxRate } = invoice.content;
      rates.set(taxRate, combine(rates.get(taxRate), combine(after, before, -1), 1));
    }
    return new Map([...rates].filter(([, figures]) => JSON.stringify(figures) !== noFigures));
  }

  return { today, pay, refund, credit, voidCovered, invoicesOf, entriesOf, expectedTax };
}

const none: TaxAmounts = { taxableCents: 0, nonTaxableCents: 0, taxCents: 0 };
const noneAtAll: TaxFigures = { invoiced: none, credited: none, collected: none };
const noFigures = JSON.stringify(noneAtAll);

type Row = typeof invoices.$inferSelect;
type Entry = typeof invoiceEntries.$inferSelect;

const previous = (day: LocalDay) =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Half a cent is rounded up. */
const rounded = (cents: number, part: number, whole: number) =>
  whole === 0
    ? 0
    : Number((BigInt(cents) * BigInt(part) * 2n + BigInt(whole)) / (2n * BigInt(whole)));

/** An invoice's figures at the end of a day. */
function standingOn(invoice: Row, entries: readonly Entry[], day: LocalDay): TaxFigures {
  const { issuedOn, content, voidedAt } = invoice;
  if (!issuedOn || issuedOn > day) return noneAtAll;
  const totals = totalsBeforeAdjustments(content);
  const isTaxed = content.taxRate > 0;
  const sale = {
    taxableCents: isTaxed ? totals.taxableCents : 0,
    taxCents: totals.taxCents,
    nonTaxableCents: totals.totalCents - totals.taxCents - (isTaxed ? totals.taxableCents : 0),
  };
  const isVoided = voidedAt !== null && dayOf(voidedAt, zone) <= day;
  const until = entries.filter(({ happenedOn }) => happenedOn <= day);
  const sum = (matches: (entry: Entry) => boolean) =>
    until.filter(matches).reduce((cents, entry) => cents - entry.cents, 0);
  const creditedCents = isVoided
    ? totals.totalCents
    : Math.min(
        totals.totalCents,
        sum(({ kind, depositNumber }) => kind === "credit" && depositNumber === null),
      );
  const credited = take(sale, creditedCents);
  const net = netOf({ invoiced: sale, credited });
  const deducted = (content.adjustments ?? []).reduce(
    (cents, one) => cents - (one.kind === "deposit" ? one.cents : 0),
    0,
  );
  const money = sum(({ kind }) => kind === "payment" || kind === "refund");
  const deposits = isVoided ? 0 : deducted + sum(({ depositNumber }) => depositNumber !== null);
  const paid = Math.min(Math.max(0, money + deposits), totals.totalCents - creditedCents);
  return { invoiced: sale, credited, collected: take(net, paid) };
}

/** A part of an amount, split like the whole: the tax first, then the sales. */
function take(whole: TaxAmounts, cents: number): TaxAmounts {
  const { taxableCents, nonTaxableCents, taxCents } = whole;
  const tax = rounded(cents, taxCents, taxableCents + nonTaxableCents + taxCents);
  const taxable = rounded(cents - tax, taxableCents, taxableCents + nonTaxableCents);
  return { taxableCents: taxable, nonTaxableCents: cents - tax - taxable, taxCents: tax };
}

/** @param sign 1 to add, -1 to subtract */
export function combine(
  one: TaxFigures | undefined,
  other: TaxFigures | undefined,
  sign: 1 | -1 = 1,
): TaxFigures {
  const of = (kind: keyof TaxFigures): TaxAmounts => {
    const [first, second] = [one?.[kind] ?? none, other?.[kind] ?? none];
    return {
      taxableCents: first.taxableCents + sign * second.taxableCents,
      nonTaxableCents: first.nonTaxableCents + sign * second.nonTaxableCents,
      taxCents: first.taxCents + sign * second.taxCents,
    };
  };
  return { invoiced: of("invoiced"), credited: of("credited"), collected: of("collected") };
}

/** All rows of a stream. */
export async function allOf<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
