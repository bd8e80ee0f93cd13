import { afterAll, beforeEach, expect, test } from "vitest";
import { paymentSchema } from "~/domains/billing/invoices/invoices.schema.ts";
import { calculateBalanceDue } from "~/domains/billing/invoices/invoices.ts";
import { listInvoices } from "~/domains/billing/invoices/list-invoices.server.ts";
import {
  billAgain,
  creditInvoice,
  recordPayment,
} from "~/domains/billing/invoices/record-payment.server.ts";
import { issueInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { readTimeline } from "~/domains/office/customers/customer-timeline.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import { startStripeServer } from "../fakes/stripe-server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { cards } from "./card-payment-fixtures.ts";
import { addSentEstimate, estimates, line } from "./estimate-fixtures.ts";
import { addDraftInvoice, addIssuedInvoice, billing } from "./invoice-fixtures.ts";

const stripe = await startStripeServer();
afterAll(() => stripe.stop());
const platform = sharedPlatform({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: stripe.url,
});
const { ownerWithLead, accept } = estimates(platform);
const { invoiceOf } = billing(platform);
const { takingCards, pageOf, hear, rowsOf, requestRefund, runRefund } = cards(platform, stripe);

// The provider uses the real clock.
beforeEach(() => platform().passTime(Date.now() - platform().clock.now().getTime()));

/** An accepted estimate of $100 with a deposit of $50 that was paid by card. */
async function paidDeposit() {
  const { owner } = await ownerWithLead();
  const accountId = await takingCards(owner);
  const { estimateId, token } = await addSentEstimate(platform(), owner, {
    fields: { deposit: "50%" },
  });
  await accept(token);
  const [deposit] = (await listInvoices(platform(), owner, null, null)).rows;
  const depositId = deposit?.id ?? "";
  const page = await pageOf(depositId);
  stripe.pay(page);
  await hear("checkout", accountId, page);
  const [row] = await rowsOf(depositId);
  const rowId = row?.id ?? "";
  /** Bills the job. @returns what both invoices have due together, in cents */
  const bill = async () => {
    const draft = await addDraftInvoice(platform(), owner, { about: { estimate_id: estimateId } });
    await issueInvoice(platform(), owner, draft);
    return async () => {
      const both = [await invoiceOf(depositId), await invoiceOf(draft.invoiceId)];
      return both.reduce(
        (cents, invoice) => cents + (invoice ? calculateBalanceDue(invoice) : 0),
        0,
      );
    };
  };
  return { owner, estimateId, depositId, rowId, of: { invoiceId: depositId, rowId }, bill };
}

function payInCash(owner: BusinessMember, invoiceId: string, amount: string) {
  const fields = { amount, method: "cash", paid_on: "2026-11-20", more_than_owed: "on" };
  const checked = check(paymentSchema, fields);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const requestKey = crypto.randomUUID();
  return recordPayment(platform(), owner, { invoiceId, requestKey, request: checked.value });
}

// invoices.ledger
test.each([
  ["no longer due", true],
  ["due again", false],
])("a deposit refunded while the job is billed counts once, %s", async (_what, isCredited) => {
  const { owner, of, rowId, bill } = await paidDeposit();
  await requestRefund(owner, of, 5_000, crypto.randomUUID(), isCredited);
  const due = await bill();
  await runRefund(rowId);
  // The job costs $100, and the customer got the deposit back.
  expect(await due()).toBe(10_000);
});

// invoices.ledger
test("a deposit that was paid twice is deducted once", async () => {
  const { owner, depositId, bill } = await paidDeposit();
  await payInCash(owner, depositId, "50");
  const due = await bill();
  // Of $100, $100 is paid: $50 of it is on the deposit, as money that the business owes.
  expect(await due()).toBe(0);
});

// invoices.ledger
test("a deposit refund that fails after billing stays owed to the customer", async () => {
  const { owner, of, rowId, bill } = await paidDeposit();
  await requestRefund(owner, of, 5_000);
  const due = await bill();
  stripe.fault = ({ endpoint }) =>
    endpoint === "createRefund"
      ? { kind: "status", status: 400, type: "invalid_request_error", code: "charge_disputed" }
      : null;
  await runRefund(rowId);
  stripe.fault = () => null;
  expect(await due()).toBe(5_000);
});

// invoices.ledger
test("a deposit larger than one invoice is deducted from the next", async () => {
  const { owner, estimateId } = await paidDeposit();
  const dueOf = async (price: string) => {
    const source = { estimate_id: estimateId };
    const invoiceId = await addIssuedInvoice(platform(), owner, {
      about: source,
      lines: [line("Part", price)],
    });
    const invoice = await invoiceOf(invoiceId);
    return invoice && calculateBalanceDue(invoice);
  };
  // The deposit is $50.
  expect([await dueOf("30"), await dueOf("30"), await dueOf("40")]).toEqual([0, 1_000, 4_000]);
});

test("the later of two drafts deducts what is left of a deposit", async () => {
  const { owner, estimateId } = await paidDeposit();
  const options = { about: { estimate_id: estimateId }, lines: [line("Part", "30")] };
  const drafts = [
    await addDraftInvoice(platform(), owner, options),
    await addDraftInvoice(platform(), owner, options),
  ];
  const changes: unknown[] = [];
  for (const draft of drafts) {
    changes.push(await issueInvoice(platform(), owner, draft));
  }
  // The deposit is $50.
  expect(changes).toMatchObject([
    { deposits: { beforeCents: 3_000, afterCents: 3_000 } },
    { deposits: { beforeCents: 3_000, afterCents: 2_000 } },
  ]);
  expect(await invoiceOf(drafts[1]?.invoiceId ?? "")).toMatchObject({ totalCents: 1_000 });
});

// invoices.ledger
test("rebilling after a credit deducts the deposit again", async () => {
  const { owner, estimateId } = await paidDeposit();
  const source = { estimate_id: estimateId };
  const lines = [line("All", "100")];
  const wrong = await addIssuedInvoice(platform(), owner, { about: source, lines });
  const request = { amount: 5_000, reason: "Wrong", bill_again: true };
  await creditInvoice(platform(), owner, { invoiceId: wrong, requestKey: null, request });
  const right = await invoiceOf(
    await addIssuedInvoice(platform(), owner, { about: source, lines }),
  );
  expect(right && calculateBalanceDue(right)).toBe(5_000);
});

test("a goodwill credit in full leaves the work billed and its deposit deducted", async () => {
  const { owner, estimateId } = await paidDeposit();
  const source = { estimate_id: estimateId };
  const lines = [line("All", "100")];
  const invoiceId = await addIssuedInvoice(platform(), owner, { about: source, lines });
  const half = { amount: 2_000, reason: "Wrong", bill_again: true };
  const credit = (request: typeof half) =>
    creditInvoice(platform(), owner, { invoiceId, requestKey: null, request });
  expect(await credit(half)).toMatchObject({ errors: { amount: expect.stringContaining("$50") } });
  expect(await credit({ amount: 5_000, reason: "Sorry", bill_again: false })).toMatchObject({
    ok: true,
  });
  const again = await invoiceOf(
    await addIssuedInvoice(platform(), owner, { about: source, lines }),
  );
  expect(again?.totalCents).toBe(10_000);
});

test("an invoice that its deposit covers can be voided and billed again", async () => {
  const { owner, estimateId } = await paidDeposit();
  const source = { estimate_id: estimateId };
  const covered = await addIssuedInvoice(platform(), owner, {
    about: source,
    lines: [line("Part", "50")],
  });
  expect(await invoiceOf(covered)).toMatchObject({ totalCents: 0 });
  expect(await billAgain(platform(), owner, covered)).toEqual({ ok: true, changed: true });
  expect(await billAgain(platform(), owner, covered)).toEqual({ ok: true, changed: false });
  const { customerId } = (await invoiceOf(covered)) ?? {};
  const { entries } = await readTimeline(platform(), owner, customerId ?? "", null);
  const voids = entries.filter(({ kind }) => kind === "voided invoice");
  expect(voids).toMatchObject([{ aboutId: covered }]);
  const right = await invoiceOf(
    await addIssuedInvoice(platform(), owner, { about: source, lines: [line("All", "100")] }),
  );
  expect(right).toMatchObject({ totalCents: 5_000 });
  expect(await billAgain(platform(), owner, right?.id ?? "")).toMatchObject({
    code: "not_possible",
  });
});

test("an invoice with a payment can't be voided before its refund", async () => {
  const { owner, estimateId, depositId } = await paidDeposit();
  const source = { estimate_id: estimateId };
  const invoiceId = await addIssuedInvoice(platform(), owner, {
    about: source,
    lines: [line("All", "100")],
  });
  await payInCash(owner, invoiceId, "20");
  const request = { amount: 5_000, reason: "Wrong", bill_again: true };
  const credit = (id: string) =>
    creditInvoice(platform(), owner, { invoiceId: id, requestKey: null, request });
  expect(await credit(invoiceId)).toMatchObject({
    errors: { bill_again: expect.stringContaining("They paid $20") },
  });
  expect(await credit(depositId)).toMatchObject({ errors: { bill_again: expect.anything() } });
});

// invoices.ledger
test("a bounced deposit is due once, for the amount deducted", async () => {
  const { owner, estimateId, depositId, of, rowId } = await paidDeposit();
  const source = { estimate_id: estimateId };
  await addIssuedInvoice(platform(), owner, { about: source, lines: [line("Part", "30")] });
  await requestRefund(owner, of, 5_000);
  await runRefund(rowId);
  const rest = await invoiceOf(
    await addIssuedInvoice(platform(), owner, { about: source, lines: [line("Rest", "70")] }),
  );
  const deposit = await invoiceOf(depositId);
  expect([deposit, rest].map((invoice) => invoice && calculateBalanceDue(invoice))).toEqual([
    3_000, 7_000,
  ]);
});
