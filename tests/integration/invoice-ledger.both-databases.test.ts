import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { refundPayment } from "~/domains/billing/card-payments/refund-payment.server.ts";
import {
  creditSchema,
  paymentSchema,
  refundSchema,
} from "~/domains/billing/invoices/invoices.schema.ts";
import { invoiceEntries } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { calculateBalanceDue } from "~/domains/billing/invoices/invoices.ts";
import { listInvoices } from "~/domains/billing/invoices/list-invoices.server.ts";
import { creditInvoice, recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { centsField } from "~/domains/shared/money/money.ts";
import { events } from "~/platform/events/events.tables.server.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { estimates, line } from "./estimate-fixtures.ts";
import { addDraftInvoice, addIssuedInvoice, billing } from "./invoice-fixtures.ts";

const platform = sharedPlatform();
const { ownerWithLead } = estimates(platform);
const { query, invoiceOf, entriesOf } = billing(platform);

/** Submits a ledger form as the page does. */
function send(
  kind: "payment" | "refund" | "credit",
  actor: BusinessMember,
  invoiceId: string,
  form: FormValues,
  requestKey: string | null = crypto.randomUUID(),
) {
  const of = { invoiceId, requestKey };
  const fields = { method: "check", paid_on: "2026-11-20", reason: "Agreed", ...form };
  if (kind === "credit") {
    const credit = check(creditSchema, fields);
    if (!credit.ok) return credit;
    return creditInvoice(platform(), actor, { ...of, request: credit.value });
  }
  if (kind === "refund") {
    const refund = check(refundSchema, fields);
    if (!refund.ok) return refund;
    return refundPayment(platform(), actor, { ...of, request: refund.value });
  }
  const payment = check(paymentSchema, fields);
  if (!payment.ok) return payment;
  return recordPayment(platform(), actor, { ...of, request: payment.value });
}

const eventsOf = async (invoiceId: string) =>
  (await query().select().from(events))
    .filter(({ payload }) => JSON.stringify(payload).includes(invoiceId))
    .map(({ name }) => name);

test("payments add up, repeated clicks count once, and overpaying needs a checkbox", async () => {
  const { owner } = await ownerWithLead();
  const draft = await addDraftInvoice(platform(), owner);
  const early = await send("payment", owner, draft.invoiceId, { amount: "1" });
  expect(early).toMatchObject({ code: "not_possible" });
  const id = await addIssuedInvoice(platform(), owner);
  const wrong = await send("payment", owner, id, { amount: "0", method: "shells", paid_on: "x" });
  expect(wrong).toMatchObject({
    errors: {
      amount: "Enter an amount",
      method: "Choose how it was paid",
      paid_on: "Choose a day",
    },
  });
  const tomorrow = await send("payment", owner, id, { amount: "1", paid_on: "2026-11-21" });
  expect(tomorrow).toMatchObject({ errors: { paid_on: "Choose today or an earlier date" } });
  const key = crypto.randomUUID();
  const part = { amount: "33.34", method: "cash", note: "At the door" };
  const first = await send("payment", owner, id, part, key);
  expect(await send("payment", owner, id, part, key)).toEqual(first);
  expect(await invoiceOf(id)).toMatchObject({ paidCents: 3_334 });
  const over = { amount: "100" };
  expect(await send("payment", owner, id, over)).toMatchObject({
    errors: {
      amount: "$66.66 is due. This is $33.34 more",
      more_than_owed: expect.stringContaining("You’ll owe them $33.34."),
    },
  });
  expect(await eventsOf(id)).not.toContain("invoice.paid");
  expect(await send("payment", owner, id, { ...over, more_than_owed: "on" })).toMatchObject({
    ok: true,
  });
  expect(await eventsOf(id)).toContain("invoice.paid");
  const { rows } = await listInvoices(platform(), owner, "paid", null);
  expect(rows.map(calculateBalanceDue)).toEqual([-3_334]);
});

test("never refunds more than was paid", async () => {
  const { owner } = await ownerWithLead();
  const id = await addIssuedInvoice(platform(), owner, { fields: { deposit: "40" } });
  expect(await send("refund", owner, id, { amount: "40.01" })).toMatchObject({
    errors: { amount: "Only $40.00 was paid" },
  });
  expect(await send("refund", owner, id, { amount: "40", note: "Wrong customer" })).toMatchObject({
    ok: true,
  });
  expect(await invoiceOf(id)).toMatchObject({ paidCents: 0 });
  expect((await entriesOf(id)).map(({ cents }) => cents)).toEqual([10_000, -4_000, 4_000]);
});

test("a refund that isn't owed again credits at most the balance, once", async () => {
  const { owner } = await ownerWithLead();
  const id = await addIssuedInvoice(platform(), owner);
  await send("payment", owner, id, { amount: "110", more_than_owed: "on" });
  const key = crypto.randomUUID();
  const form = { amount: "30", note: "Goodwill", not_owed_again: "on" };
  const first = await send("refund", owner, id, form, key);
  expect(await send("refund", owner, id, form, key)).toEqual(first);
  expect(await invoiceOf(id)).toMatchObject({ paidCents: 8_000, creditedCents: 2_000 });
  const [, , refund, credit] = await entriesOf(id);
  expect(first).toEqual({ ok: true, entryId: refund?.id });
  expect(refund).toMatchObject({ kind: "refund", cents: 3_000, note: "Goodwill" });
  expect(credit).toMatchObject({ kind: "credit", cents: -2_000, number: 1001, note: "Goodwill" });
  // Recorded by mistake: that amount is still due.
  await send("refund", owner, id, { amount: "5" });
  expect(
    (await listInvoices(platform(), owner, "open", null)).rows.map(calculateBalanceDue),
  ).toEqual([500]);
  await send("refund", owner, id, { amount: "75", not_owed_again: "on" });
  expect(
    (await listInvoices(platform(), owner, "open", null)).rows.map(calculateBalanceDue),
  ).toEqual([500]);
  expect(await invoiceOf(id)).toMatchObject({ paidCents: 0, creditedCents: 9_500 });
});

test("invoices.gapless: concurrent credits never exceed the charges; numbers are gapless", async () => {
  const { owner } = await ownerWithLead();
  const id = await addIssuedInvoice(platform(), owner);
  expect(await send("credit", owner, id, { amount: "5", reason: " " })).toMatchObject({
    errors: { reason: "Enter a reason" },
  });
  // Of twenty $8 credit notes, twelve fit into $100.
  const notes = await Promise.all(
    Array.from({ length: 20 }, () => send("credit", owner, id, { amount: "8" })),
  );
  expect(notes.filter(({ ok }) => ok)).toHaveLength(12);
  const refused = notes.find(({ ok }) => !ok);
  expect(refused).toMatchObject({ errors: { amount: "The most you can credit is $4.00" } });
  expect(await send("credit", owner, id, { amount: "4" })).toMatchObject({ ok: true });
  const [, ...credits] = await entriesOf(id);
  expect(credits.map(({ number }) => number)).toEqual(
    Array.from({ length: 13 }, (_, index) => 1001 + index),
  );
  const { rows } = await listInvoices(platform(), owner, "credited", null);
  expect(rows.map((row) => row.id)).toEqual([id]);
});

test("invoices.ledger: any order of entries keeps every cent and matches the totals", async () => {
  const { owner } = await ownerWithLead();
  const move = fc.record({
    kind: fc.constantFrom("payment" as const, "refund" as const, "credit" as const),
    cents: fc.integer({ min: 1, max: 20_000 }),
    checked: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 30_000 }),
      fc.array(move, { minLength: 1, maxLength: 8 }),
      async (total, moves) => {
        const id = await addIssuedInvoice(platform(), owner, {
          lines: [line("Work", centsField(total))],
        });
        let [paid, credited] = [0, 0];
        for (const { kind, cents, checked } of moves) {
          const form = { amount: centsField(cents), ...(checked ? { more_than_owed: "on" } : {}) };
          const { ok } = await send(kind, owner, id, form);
          const owed = total - paid - credited;
          const fits = {
            payment: checked || cents <= owed,
            refund: cents <= paid,
            credit: cents <= total - credited,
          }[kind];
          expect(ok).toBe(fits);
          if (!ok) continue;
          if (kind === "credit") credited += cents;
          else paid += kind === "payment" ? cents : -cents;
        }
        const entries = await query()
          .select()
          .from(invoiceEntries)
          .where(eq(invoiceEntries.invoiceId, id));
        const invoice = await invoiceOf(id);
        const sum = entries.reduce((all, { cents }) => all + cents, 0);
        expect(invoice).toMatchObject({ totalCents: total, paidCents: paid });
        expect(invoice?.creditedCents).toBe(credited);
        expect(sum).toBe(total - paid - credited);
      },
    ),
    { numRuns: 25 },
  );
});
