import { afterAll, beforeEach, expect, test } from "vitest";
import { findCardOffer } from "~/domains/billing/card-payments/card-payments.server.ts";
import {
  expireOutdatedPage,
  refreshOpenCheckouts,
} from "~/domains/billing/card-payments/checkouts.server.ts";
import {
  connectAccount,
  readCardSettings,
  refreshOwnAccount,
} from "~/domains/billing/card-payments/payment-accounts.server.ts";
import { processPaymentWebhook } from "~/domains/billing/card-payments/payment-webhook.server.ts";
import { creditInvoice, recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { startStripeServer } from "../fakes/stripe-server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { cards, overtaken } from "./card-payment-fixtures.ts";
import { estimates, line } from "./estimate-fixtures.ts";
import { addIssuedInvoice, billing } from "./invoice-fixtures.ts";

const stripe = await startStripeServer();
afterAll(() => stripe.stop());
beforeEach(() => {
  stripe.fault = () => null;
});
const platform = sharedPlatform({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: stripe.url,
});
const { ownerWithLead } = estimates(platform);
const { invoiceOf, entriesOf } = billing(platform);
const { takingCards, tokenOf, press, pageOf, rowsOf, hear, paid } = cards(platform, stripe);
const job = system("test");

// The provider uses the real clock.
beforeEach(() => platform().passTime(Date.now() - platform().clock.now().getTime()));

const payCash = (owner: Parameters<typeof recordPayment>[1], invoiceId: string, amount: number) =>
  recordPayment(platform(), owner, {
    invoiceId,
    requestKey: null,
    request: {
      amount,
      method: "cash",
      paid_on: "2026-11-20",
      note: null,
      more_than_owed: true,
      send_receipt: false,
    },
  });

test("payments.own-account: a business sets up its account once and sees its status", async () => {
  const { owner } = await ownerWithLead();
  expect(await readCardSettings(platform(), owner)).toMatchObject({ state: "none" });
  const accountId = await takingCards(owner);
  expect(await readCardSettings(platform(), owner)).toMatchObject({ state: "ready" });
  expect(await takingCards(owner)).toBe(accountId);
  const now: [object, string][] = [
    [{ payouts_enabled: false }, "held"],
    [{ charges_enabled: false }, "checking"],
    [{ charges_enabled: false, details_submitted: false }, "begun"],
  ];
  for (const [change, state] of now) {
    stripe.finishOnboarding(accountId, { ...change });
    await refreshOwnAccount(platform(), owner);
    expect(await readCardSettings(platform(), owner)).toMatchObject({ state });
  }
  stripe.finishOnboarding(accountId);
  await refreshOwnAccount(platform(), owner);
  stripe.accounts.delete(accountId);
  await refreshOwnAccount(platform(), owner);
  expect(await readCardSettings(platform(), owner)).toMatchObject({ state: "begun" });
  expect(await connectAccount(platform(), owner)).toEqual({ ok: false, code: "changed_elsewhere" });
});

test("refetches the account when another update overtook the response", async () => {
  const { owner } = await ownerWithLead();
  const accountId = await takingCards(owner);
  stripe.finishOnboarding(accountId, { charges_enabled: false });
  const hearOf = () =>
    processPaymentWebhook(platform(), job, { about: "account", accountId, id: accountId });
  const heard = await overtaken(stripe, "findAccount", hearOf);
  stripe.finishOnboarding(accountId);
  await hearOf();
  await heard.release();
  expect(await readCardSettings(platform(), owner)).toMatchObject({ state: "ready" });
});

test("payments.own-account: shows that the provider is unreachable", async () => {
  const { owner } = await ownerWithLead();
  await takingCards(owner);
  stripe.fault = () => ({ kind: "status", status: 503, type: "api_error" });
  expect(await refreshOwnAccount(platform(), owner)).toEqual({ ok: false, code: "unavailable" });
  expect(await readCardSettings(platform(), owner)).toMatchObject({ state: "ready" });
});

test("invoices.ledger: repeated clicks pay the balance once, as one ledger payment", async () => {
  const { owner } = await ownerWithLead();
  const accountId = await takingCards(owner);
  const id = await addIssuedInvoice(platform(), owner);
  await payCash(owner, id, 4_000);
  expect(await findCardOffer(platform(), tokenOf(id), false)).toBe("offered");
  const pages = await Promise.all([pageOf(id), pageOf(id), pageOf(id)]);
  expect(new Set(pages).size).toBe(1);
  const [page = ""] = pages;
  expect(stripe.sessions.get(page)).toMatchObject({ amount_total: 6_000, on: accountId });
  expect(await findCardOffer(platform(), tokenOf(id), true)).toBe("confirming");
  stripe.pay(page);
  // The webhook is still pending: another click returns that the invoice is paid.
  expect(await press(id)).toEqual({ ok: false, code: "already_done" });
  for (const _again of [1, 2, 3]) await hear("checkout", accountId, page);
  expect(await invoiceOf(id)).toMatchObject({ paidCents: 10_000 });
  expect((await entriesOf(id)).map(({ kind, method }) => [kind, method])).toEqual([
    ["issued", null],
    ["payment", "cash"],
    ["payment", "card"],
  ]);
  expect(await findCardOffer(platform(), tokenOf(id), true)).toBe(null);
});

test("a card payment has the provider's date, not the webhook's", async () => {
  const { owner } = await ownerWithLead();
  const accountId = await takingCards(owner);
  const id = await addIssuedInvoice(platform(), owner);
  const page = await pageOf(id);
  // Late on the 18th in Austin, already the 19th in UTC; the webhook arrives on the 20th.
  stripe.pay(page, Date.parse("2026-11-19T04:30:00Z") / 1000);
  await hear("checkout", accountId, page);
  expect((await entriesOf(id)).at(-1)).toMatchObject({
    kind: "payment",
    happenedOn: "2026-11-18",
  });
});

test("a changed balance expires the old checkout before creating a new one", async () => {
  const { owner } = await ownerWithLead();
  await takingCards(owner);
  const id = await addIssuedInvoice(platform(), owner);
  const first = await pageOf(id);
  await payCash(owner, id, 1_000);
  await expireOutdatedPage(platform(), job, { invoiceId: id });
  expect(stripe.sessions.get(first)).toMatchObject({ status: "expired" });
  const second = await pageOf(id);
  expect(stripe.sessions.get(second)).toMatchObject({ amount_total: 9_000 });
  // The task is late: the click does the same.
  const request = { amount: 500, reason: "Agreed", bill_again: false };
  await creditInvoice(platform(), owner, { invoiceId: id, requestKey: null, request });
  const third = await pageOf(id);
  expect(stripe.sessions.get(second)).toMatchObject({ status: "expired" });
  expect(stripe.sessions.get(third)).toMatchObject({ amount_total: 8_500, status: "open" });
  expect((await rowsOf(id)).filter(({ state }) => state === "live")).toHaveLength(1);
  stripe.pay(third);
  await payCash(owner, id, 8_500);
  expect(await press(id)).toMatchObject({ code: "already_done" });
  await expireOutdatedPage(platform(), job, { invoiceId: id });
  // Both arrived: the business sees the overpayment.
  expect(await invoiceOf(id)).toMatchObject({ paidCents: 18_000 });
});

test("a checkout whose creation got no response is found, not created twice", async () => {
  const { owner } = await ownerWithLead();
  const accountId = await takingCards(owner);
  const id = await addIssuedInvoice(platform(), owner);
  const before = stripe.sessions.size;
  stripe.fault = ({ endpoint }) =>
    endpoint === "createCheckout" ? { kind: "drop_after_accept" } : null;
  expect(await press(id)).toEqual({ ok: false, code: "unavailable" });
  expect(await press(id)).toEqual({ ok: false, code: "unavailable" });
  expect(stripe.sessions.size).toBe(before + 1);
  const page = [...stripe.sessions.keys()].at(-1) ?? "";
  stripe.pay(page);
  // The webhook finds its row by our reference, though the response was lost.
  stripe.fault = () => null;
  await hear("checkout", accountId, page);
  expect(await invoiceOf(id)).toMatchObject({ paidCents: 10_000 });
  expect(await press(id)).toMatchObject({ code: "already_done" });
  expect(stripe.sessions.size).toBe(before + 1);
  const otherInvoiceId = await addIssuedInvoice(platform(), owner);
  stripe.fault = ({ endpoint }) =>
    endpoint === "createCheckout" ? { kind: "drop_after_accept" } : null;
  await press(otherInvoiceId);
  const lost = [...stripe.sessions.keys()].at(-1) ?? "";
  stripe.fault = () => null;
  stripe.pay(lost);
  expect(await press(otherInvoiceId)).toMatchObject({ code: "already_done" });
  expect(stripe.sessions.size).toBe(before + 2);
});

test("polling finds a payment whose webhook never arrived", async () => {
  const { owner } = await ownerWithLead();
  await takingCards(owner);
  const id = await addIssuedInvoice(platform(), owner);
  const page = await pageOf(id);
  stripe.pay(page);
  await refreshOpenCheckouts(platform(), job);
  expect(await invoiceOf(id)).toMatchObject({ paidCents: 0 });
  platform().passTime(11 * 60_000);
  await refreshOpenCheckouts(platform(), job);
  expect(await invoiceOf(id)).toMatchObject({ paidCents: 10_000 });
  expect((await rowsOf(id))[0]).toMatchObject({ state: "paid", checkAt: null });
});

test("an expired checkout is replaced, and the provider's rejection is shown", async () => {
  const { owner } = await ownerWithLead();
  const accountId = await takingCards(owner);
  const id = await addIssuedInvoice(platform(), owner);
  const page = await pageOf(id);
  Object.assign(stripe.sessions.get(page) ?? {}, { status: "expired", url: null });
  expect(await pageOf(id)).not.toBe(page);
  const refusing = await addIssuedInvoice(platform(), owner);
  stripe.finishOnboarding(accountId, { charges_enabled: false });
  expect(await press(refusing)).toEqual({ ok: false, code: "not_possible" });
  // That also hides the button.
  expect(await findCardOffer(platform(), tokenOf(refusing), false)).toBe(null);
  const small = await addIssuedInvoice(platform(), owner, { lines: [line("Stamp", "0.49")] });
  stripe.finishOnboarding(accountId);
  await refreshOwnAccount(platform(), owner);
  expect(await findCardOffer(platform(), tokenOf(small), false)).toBe(null);
  expect(await press(small)).toEqual({ ok: false, code: "not_possible" });
});

test("a provider outage mid-checkout is reported, and the next click resumes", async () => {
  const { owner } = await ownerWithLead();
  await takingCards(owner);
  const id = await addIssuedInvoice(platform(), owner);
  stripe.fault = ({ endpoint }) =>
    endpoint === "createCheckout"
      ? { kind: "status", status: 400, type: "invalid_request_error" }
      : { kind: "status", status: 503, type: "api_error" };
  expect(await press(id)).toEqual({ ok: false, code: "unavailable" });
  stripe.fault = () => null;
  const page = await pageOf(id);
  await payCash(owner, id, 2_000);
  const before = stripe.requests.length;
  stripe.fault = ({ endpoint }) =>
    endpoint === "expireCheckout" ? { kind: "status", status: 503, type: "api_error" } : null;
  expect(await press(id)).toEqual({ ok: false, code: "unavailable" });
  const calls = stripe.requests.slice(before).map(({ endpoint }) => endpoint);
  expect(new Set(calls)).toEqual(new Set(["findCheckout", "expireCheckout"]));
  expect(calls.filter((endpoint) => endpoint === "findCheckout")).toHaveLength(1);
  stripe.fault = () => null;
  expect(await pageOf(id)).not.toBe(page);
});

test("ignores events of unknown accounts or without an invoice", async () => {
  const { owner } = await ownerWithLead();
  const { owner: otherMember } = await ownerWithLead();
  const { invoiceId, page } = await paid(owner);
  const elsewhere = await takingCards(otherMember);
  const before = await entriesOf(invoiceId);
  await hear("checkout", elsewhere, page);
  await hear("checkout", elsewhere, "cs_test_unknown");
  await hear("refund", elsewhere, "re_unknown");
  await hear("dispute", elsewhere, "du_unknown");
  expect(await entriesOf(invoiceId)).toEqual(before);
});
