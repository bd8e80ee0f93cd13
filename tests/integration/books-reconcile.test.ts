import fc from "fast-check";
import { expect, test } from "vitest";
import { netOf, type TaxFigures } from "~/domains/billing/books/books.ts";
import { readPayments, streamPayments } from "~/domains/billing/books/payments.server.ts";
import { listReceivables, readReceivables } from "~/domains/billing/books/receivables.server.ts";
import { listInvoiceTaxes, readSalesTax } from "~/domains/billing/books/sales-tax.server.ts";
import { readStatement } from "~/domains/billing/books/statement.server.ts";
import { readInvoiceTable } from "~/domains/billing/invoices/invoice-table.server.ts";
import type { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { calculateBalanceDue, isFullyCredited } from "~/domains/billing/invoices/invoices.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { addDays, centsField } from "~/domains/shared/index.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { newBusiness } from "./appointment-fixtures.ts";
import { allOf, books, combine } from "./books-fixtures.ts";
import { addSentEstimate, estimates, line } from "./estimate-fixtures.ts";
import { addIssuedInvoice } from "./invoice-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { accept } = estimates(platform);
const { today, pay, refund, credit, voidCovered, invoicesOf, entriesOf, expectedTax } =
  books(platform);

const hour = 60 * 60_000;

const kinds = [
  "issue",
  "deposit",
  "bill",
  "bill",
  "pay",
  "pay",
  "credit",
  "void",
  "refund",
  "wait",
] as const;
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  /** Which invoice or estimate. */
  at: fc.nat(50),
  /** Of what is possible, in percent. */
  part: fc.constantFrom(100, 100, 50, 33, 1),
  cents: fc.integer({ min: 1, max: 40_000 }),
  rate: fc.constantFrom("", "8.25", "10"),
  discount: fc.constantFrom("", "10%", "5.01"),
  customer: fc.constantFrom("Sam Stone", "Ann Able"),
  checked: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** A business's month. @returns its owner, and a function that does one step */
async function business() {
  const owner = await newBusiness(platform());
  const { contractorId } = owner;
  const accepted: string[] = [];
  const customerOf = ({ customer }: Step) => ({
    ...{ customer_name: customer, phone: "" },
    email: `${customer.replaceAll(" ", "")}@books.example`.toLowerCase(),
  });
  const linesOf = ({ cents, at }: Step) => [
    line("Work", centsField(cents), { taxable: true }),
    line("Part", centsField(1 + at * 7), { taxable: at % 2 === 0, quantity: "1.5" }),
    line("Fee", centsField(1 + (cents % 97))),
  ];

  async function take(one: Step): Promise<void> {
    const rows = await invoicesOf(contractorId);
    const row = rows[one.at % Math.max(1, rows.length)];
    const share = (cents: number) => Math.max(1, Math.floor((cents * one.part) / 100));
    const fields = { tax_rate: one.rate, discount: one.discount };
    if (one.kind === "wait") return platform().passTime((1 + (one.at % 5)) * 7 * hour);
    if (one.kind === "issue") {
      const options = { about: customerOf(one), fields, lines: linesOf(one) };
      await addIssuedInvoice(platform(), owner, options);
    } else if (one.kind === "deposit") {
      const { estimateId, token } = await addSentEstimate(platform(), owner, {
        ...{ about: customerOf(one), fields: { ...fields, deposit: "40%" } },
        options: [{ name: "Good", lines: linesOf(one) }],
      });
      expect(await accept(token)).toMatchObject({ ok: true });
      accepted.push(estimateId);
      const deposit = (await invoicesOf(contractorId)).at(-1);
      if (deposit && one.part > 1) await pay(owner, deposit.id, share(deposit.totalCents));
    } else if (one.kind === "bill") {
      const estimate_id = accepted[one.at % Math.max(1, accepted.length)];
      if (!estimate_id) return;
      await addIssuedInvoice(platform(), owner, {
        ...{ about: { ...customerOf(one), estimate_id }, fields, lines: linesOf(one) },
      });
    } else if (row) await move(one, row, share);
    platform().passTime(1_000);
  }

  async function move(
    { kind, checked }: Step,
    row: typeof invoices.$inferSelect,
    share: (cents: number) => number,
  ) {
    const leftCents = row.totalCents - row.creditedCents;
    if (kind === "pay") {
      const cents = share(Math.max(100, calculateBalanceDue(row)));
      // As if it was recorded a day later.
      const paid_on = checked ? addDays(today(), -1) : today();
      await pay(owner, row.id, cents, { paid_on, method: checked ? "cash" : "check" });
    } else if (kind === "refund" && row.paidCents > 0) {
      await refund(owner, row.id, share(row.paidCents), checked ? { not_owed_again: "on" } : {});
    } else if (kind === "credit" && leftCents > 0) await credit(owner, row.id, share(leftCents));
    else if (kind === "void" && leftCents > 0) {
      await credit(owner, row.id, leftCents, { bill_again: "on" });
    } else if (kind === "void") await voidCovered(owner, row.id);
  }

  // A payment may be dated a day earlier.
  return { owner, take, since: addDays(today(), -1) };
}

async function checkMoney(owner: BusinessMember, since: string) {
  const { contractorId } = owner;
  const entries = await entriesOf(contractorId);
  const days = { from: since, to: today() };
  const first = { ...days, method: null, sort: "-date", page: 1 } as const;
  const { totals } = await readPayments(platform(), owner, first);
  const moved = entries.filter(({ kind }) => kind === "payment" || kind === "refund");
  const sum = (list: readonly { cents: number }[]) =>
    list.reduce((all, { cents }) => all + cents, 0);
  expect(totals.netCents + sum(moved)).toBe(0);
  expect(sum(totals.byMethod)).toBe(totals.netCents);
  const listed = await allOf(streamPayments(platform(), owner, { ...days, method: null }));
  expect(listed.map(({ id }) => id).toSorted()).toEqual(moved.map(({ id }) => id).toSorted());
  expect(sum(listed)).toBe(totals.netCents);

  const table = await readInvoiceTable(platform(), owner, {
    ...{ state: null, search: "", sort: "-date", after: null },
  });
  const aging = await readReceivables(platform(), owner, { sort: "-total", page: 1 });
  const { current, to30, to60, to90, over90, total } = aging.totals;
  expect(total).toBe(table.totals.owedCents);
  expect(current + to30 + to60 + to90 + over90).toBe(total);
  expect(aging.totals.invoices).toBe(table.totals.owed);
  const receivables = await listReceivables(platform(), owner);
  expect(receivables.reduce((all, one) => all + one.total, 0)).toBe(total);

  const rows = await invoicesOf(contractorId);
  const balances = rows.map((row) => [row.customerId, calculateBalanceDue(row)] as const);
  for (const customerId of new Set(rows.map((row) => row.customerId ?? ""))) {
    const balance = balances
      .filter(([id]) => id === customerId)
      .reduce((all, [, cents]) => all + cents, 0);
    const of = { customerId, ...days };
    const statement = await readStatement(platform(), owner, of);
    expect(statement).toMatchObject({ openingCents: 0, closingCents: balance });
    const middle = addDays(since, 2);
    const before = await readStatement(platform(), owner, { ...of, to: addDays(middle, -1) });
    const after = await readStatement(platform(), owner, { ...of, from: middle });
    expect(after?.openingCents).toBe(before?.closingCents);
    expect(after?.closingCents).toBe(balance);
  }
}

async function checkTax(owner: BusinessMember, since: string) {
  const { contractorId } = owner;
  const read = async (from: string, to: string) => {
    const { rates, total } = await readSalesTax(platform(), owner, { from, to });
    const byRate = new Map(rates.map(({ taxRate, ...figures }) => [taxRate, figures]));
    return { byRate, total };
  };
  const [from, to] = [since, today()];
  const whole = await read(from, to);
  expect(whole.byRate).toEqual(await expectedTax(contractorId, from, to));
  let sum: TaxFigures | undefined;
  for (let day = since; day <= to; day = addDays(day, 1)) {
    const one = await read(day, day);
    expect(one.byRate).toEqual(await expectedTax(contractorId, day, day));
    sum = combine(sum, one.total);
  }
  expect(whole.total).toEqual(combine(sum, undefined));
  const listed = await listInvoiceTaxes(platform(), owner, { from, to });
  const all = listed.reduce<TaxFigures | undefined>((one, other) => combine(one, other), undefined);
  expect(combine(all, undefined)).toEqual(whole.total);
  // What is paid in full and not credited was collected to the cent, and no more.
  const rows = await invoicesOf(contractorId);
  for (const invoice of listed) {
    const row = rows.find(({ id }) => id === invoice.id);
    if (!row || isFullyCredited(row) || calculateBalanceDue(row) > 0) continue;
    if (row.voidedAt === null) expect(invoice.collected).toEqual(netOf(invoice));
  }
}

test("money.integer-cents: a month of any operations reconciles in all books", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30 }), async (steps) => {
      const { owner, take, since } = await business();
      for (const one of steps) await take(one);
      await checkMoney(owner, since);
      await checkTax(owner, since);
    }),
    { numRuns: 12 },
  );
});
