import { afterAll, beforeEach, expect, test } from "vitest";
import {
  listCardPayments,
  listOpenDisputes,
} from "~/domains/billing/card-payments/card-payments.server.ts";
import { processRefund } from "~/domains/billing/card-payments/refunds.server.ts";
import { calculateBalanceDue } from "~/domains/billing/invoices/invoices.ts";
import { sendInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { sendDueMemberAlerts } from "~/domains/office/notifications/alerts/send-member-alerts.server.ts";
import { memberAlert } from "~/domains/office/notifications/notifications.emails.server.ts";
import { renderEmail } from "~/platform/mail/mail.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import { startStripeServer } from "../fakes/stripe-server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { cards, overtaken } from "./card-payment-fixtures.ts";
import { estimates } from "./estimate-fixtures.ts";
import { addIssuedInvoice, billing } from "./invoice-fixtures.ts";

const stripe = await startStripeServer();
afterAll(() => stripe.stop());
const platform = sharedPlatform({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: stripe.url,
});
const { ownerWithLead } = estimates(platform);
const { invoiceOf, entriesOf } = billing(platform);
const paying = cards(platform, stripe);
const { takingCards, pageOf, hear, paymentOf, paid, disputesOf } = paying;
const { refundsOf, runRefund, requestRefund, refundManually } = paying;

beforeEach(() => {
  stripe.fault = () => null;
  // The provider uses the real clock.
  platform().passTime(Date.now() - platform().clock.now().getTime());
});

test("payments.refunds: partial and remaining refunds run once and never exceed the payment", async () => {
  const { owner } = await ownerWithLead();
  const of = await paid(owner);
  const key = crypto.randomUUID();
  expect(await requestRefund(owner, of, 3_000, key)).toMatchObject({ ok: true });
  expect(await requestRefund(owner, of, 3_000, key)).toMatchObject({ ok: true });
  expect(await refundsOf(of.rowId)).toHaveLength(1);
  // Not in the ledger until the provider made the refund.
  expect(await invoiceOf(of.invoiceId)).toMatchObject({ paidCents: 10_000 });
  for (const _again of [1, 2]) await runRefund(of.rowId);
  expect(await invoiceOf(of.invoiceId)).toMatchObject({ paidCents: 7_000 });
  expect(await requestRefund(owner, of, 7_001)).toMatchObject({
    errors: { amount: "You can refund up to $70.00" },
  });
  await requestRefund(owner, of, 7_000);
  await runRefund(of.rowId);
  expect(await invoiceOf(of.invoiceId)).toMatchObject({ paidCents: 0 });
  expect(stripe.payments.get(of.paymentId)).toMatchObject({ refunded: 10_000 });
  const { owner: otherMember } = await ownerWithLead();
  expect(await requestRefund(otherMember, of, 1)).toMatchObject({ code: "not_found" });
});

test("payments.refunds: pending card and manual refunds together never exceed the payment", async () => {
  const { owner } = await ownerWithLead();
  const of = await paid(owner);
  const byHand = (amount: number) => refundManually(owner, of, amount);
  await requestRefund(owner, of, 7_000);
  expect(await byHand(3_001)).toMatchObject({
    errors: {
      amount: "You can refund up to $30.00: a card refund of $70.00 is on its way",
    },
  });
  expect(await byHand(1_000)).toMatchObject({ ok: true });
  expect(await requestRefund(owner, of, 2_001)).toMatchObject({
    errors: { amount: "You can refund up to $20.00: $70.00 is already on its way" },
  });
  const both = await Promise.all([byHand(2_000), requestRefund(owner, of, 2_000)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  for (const { id } of await refundsOf(of.rowId)) {
    await processRefund(platform(), system("test"), { refundId: id });
  }
  expect(await invoiceOf(of.invoiceId)).toMatchObject({ paidCents: 0 });
});

test("payments.refunds: refunds credit the invoice; failed ones stay owed to the customer", async () => {
  const { owner } = await ownerWithLead();
  const of = await paid(owner);
  const key = crypto.randomUUID();
  for (const _again of [1, 2]) await requestRefund(owner, of, 3_000, key, true);
  expect(await invoiceOf(of.invoiceId)).toMatchObject({ paidCents: 10_000, creditedCents: 3_000 });
  // A pending refund isn't credited twice.
  await requestRefund(owner, of, 2_000, crypto.randomUUID(), true);
  for (const { id } of await refundsOf(of.rowId)) {
    await processRefund(platform(), system("test"), { refundId: id });
  }
  expect(await invoiceOf(of.invoiceId)).toMatchObject({ paidCents: 5_000, creditedCents: 5_000 });
  stripe.fault = ({ endpoint }) =>
    endpoint === "createRefund"
      ? { kind: "status", status: 400, type: "invalid_request_error" }
      : null;
  await requestRefund(owner, of, 1_000, crypto.randomUUID(), true);
  await runRefund(of.rowId);
  const failed = await invoiceOf(of.invoiceId);
  expect(failed && calculateBalanceDue(failed)).toBe(-1_000);
});

test("payments.refunds: sends no reminder for money refunded at the provider", async () => {
  const { owner } = await ownerWithLead();
  const accountId = await takingCards(owner);
  const invoiceId = await addIssuedInvoice(platform(), owner);
  const requestKey = crypto.randomUUID();
  await sendInvoice(platform(), owner, { invoiceId, channel: "email", requestKey });
  expect((await invoiceOf(invoiceId))?.remindAt).not.toBeNull();
  const page = await pageOf(invoiceId);
  stripe.pay(page);
  await hear("checkout", accountId, page);
  const added = stripe.addRefund(accountId, paymentOf(page), 1_500, {});
  if (!("found" in added)) throw new Error("no refund");
  await hear("refund", accountId, String(added.found.id));
  expect(await invoiceOf(invoiceId)).toMatchObject({ paidCents: 8_500, remindAt: null });
});

test("a refund without a response runs once, even if the key expired", async () => {
  const { owner } = await ownerWithLead();
  const of = await paid(owner);
  await requestRefund(owner, of, 2_500);
  stripe.fault = ({ endpoint }) =>
    endpoint === "createRefund" ? { kind: "drop_after_accept" } : null;
  await expect(runRefund(of.rowId)).rejects.toThrow();
  expect(await entriesOf(of.invoiceId)).toHaveLength(2);
  stripe.fault = () => null;
  stripe.forgetKeys();
  await runRefund(of.rowId);
  expect(stripe.payments.get(of.paymentId)).toMatchObject({ refunded: 2_500 });
  expect(await invoiceOf(of.invoiceId)).toMatchObject({ paidCents: 7_500 });
  expect(await refundsOf(of.rowId)).toMatchObject([{ state: "made" }]);
});

test("payments.refunds: a provider refund is recorded once, even before its payment", async () => {
  const { owner } = await ownerWithLead();
  const accountId = await takingCards(owner);
  const invoiceId = await addIssuedInvoice(platform(), owner);
  const page = await pageOf(invoiceId);
  stripe.pay(page);
  const added = stripe.addRefund(accountId, paymentOf(page), 1_500, {});
  if (!("found" in added)) throw new Error("no refund");
  for (const _again of [1, 2]) await hear("refund", accountId, String(added.found.id));
  await hear("checkout", accountId, page);
  expect(await invoiceOf(invoiceId)).toMatchObject({ paidCents: 8_500 });
  expect((await entriesOf(invoiceId)).map(({ kind, cents, note }) => [kind, cents, note])).toEqual([
    ["issued", 10_000, null],
    ["payment", -10_000, null],
    ["refund", 1_500, "Refunded in Stripe"],
  ]);
});

test("payments.refunds: shows the provider's rejection and reverses a refund the bank returns", async () => {
  const { owner } = await ownerWithLead();
  const of = await paid(owner);
  await requestRefund(owner, of, 1_000);
  stripe.fault = ({ endpoint }) =>
    endpoint === "createRefund"
      ? { kind: "status", status: 400, type: "invalid_request_error", code: "charge_disputed" }
      : null;
  await runRefund(of.rowId);
  expect(await listCardPayments(platform(), owner, of.invoiceId)).toMatchObject({
    payments: [{ leftCents: 10_000 }],
    refunds: [{ state: "failed", reason: "It went wrong" }],
  });
  stripe.fault = () => null;
  await requestRefund(owner, of, 2_000);
  await runRefund(of.rowId);
  const refundId = (await refundsOf(of.rowId)).at(-1)?.refundId ?? "";
  Object.assign(stripe.refunds.get(refundId) ?? {}, { status: "failed" });
  for (const _again of [1, 2]) await hear("refund", of.accountId, refundId);
  expect(await invoiceOf(of.invoiceId)).toMatchObject({ paidCents: 10_000 });
  expect((await entriesOf(of.invoiceId)).at(-1)).toMatchObject({
    ...{ kind: "payment", cents: -2_000, note: "The refund didn’t go through" },
  });
});

test("an older refund status doesn't undo a later failure", async () => {
  const { owner } = await ownerWithLead();
  const of = await paid(owner);
  await requestRefund(owner, of, 2_000);
  await runRefund(of.rowId);
  const refundId = (await refundsOf(of.rowId)).at(-1)?.refundId ?? "";
  const heard = await overtaken(stripe, "findRefund", () => hear("refund", of.accountId, refundId));
  Object.assign(stripe.refunds.get(refundId) ?? {}, { status: "failed" });
  await hear("refund", of.accountId, refundId);
  await heard.release();
  expect(await refundsOf(of.rowId)).toMatchObject([{ state: "failed" }]);
  expect(await listCardPayments(platform(), owner, of.invoiceId)).toMatchObject({
    payments: [{ leftCents: 10_000 }],
  });
});

test("payments.disputes: an open dispute is listed until decided and moves no money", async () => {
  const { owner } = await ownerWithLead();
  const of = await paid(owner);
  const disputeId = stripe.addDispute(of.paymentId, { reason: "product_not_received" });
  for (const _again of [1, 2]) await hear("dispute", of.accountId, disputeId);
  expect(await disputesOf(of.rowId)).toHaveLength(1);
  const open = await listOpenDisputes(platform(), owner, { limit: 5 });
  expect(open).toMatchObject([{ invoiceId: of.invoiceId, cents: 10_000 }]);
  Object.assign(stripe.disputes.get(disputeId) ?? {}, { status: "lost" });
  await hear("dispute", of.accountId, disputeId);
  expect(await listOpenDisputes(platform(), owner, { limit: 5 })).toEqual([]);
  expect(await entriesOf(of.invoiceId)).toHaveLength(2);
});

test("an outdated dispute status neither reopens it nor overrides a newer one", async () => {
  const { owner } = await ownerWithLead();
  const of = await paid(owner);
  const disputeId = stripe.addDispute(of.paymentId);
  const heard = () => hear("dispute", of.accountId, disputeId);
  const stateThen = async () => (await disputesOf(of.rowId)).map(({ state }) => state);
  const first = await overtaken(stripe, "findDispute", heard);
  Object.assign(stripe.disputes.get(disputeId) ?? {}, { status: "under_review" });
  await heard();
  const second = await overtaken(stripe, "findDispute", heard);
  Object.assign(stripe.disputes.get(disputeId) ?? {}, { status: "won" });
  await heard();
  await first.release();
  await second.release();
  expect(await stateThen()).toEqual(["won"]);
  expect(await listOpenDisputes(platform(), owner, { limit: 5 })).toEqual([]);
});

test("payments.disputes: the owner gets one alert with the amount and deadline", async () => {
  const { owner } = await ownerWithLead();
  const of = await paid(owner);
  const office = await addBusinessMember(platform(), owner.contractorId, "office");
  const respondBy = Math.floor(Date.UTC(2027, 0, 15, 18) / 1000);
  const disputeId = stripe.addDispute(of.paymentId, { evidence_details: { due_by: respondBy } });
  for (const _again of [1, 2]) await hear("dispute", of.accountId, disputeId);
  await processEvents(platform());
  for (const { id: memberId } of [owner, office, owner]) {
    await sendDueMemberAlerts(platform(), system("test"), { memberId });
  }
  Object.assign(stripe.disputes.get(disputeId) ?? {}, { status: "under_review" });
  await hear("dispute", of.accountId, disputeId);
  await processEvents(platform());
  await sendDueMemberAlerts(platform(), system("test"), { memberId: owner.id });
  const mails = (await platform().database.query.select().from(messages)).filter(
    ({ kind, contractorId }) => kind === "member-alert" && contractorId === owner.contractorId,
  );
  expect(mails.map(({ toAddress }) => toAddress)).toEqual([owner.email]);
  const params = memberAlert.params.parse(mails[0]?.params);
  const mail = await renderEmail(
    await memberAlert.compose(platform(), params, { conversationId: null }),
  );
  expect(mail.subject).toContain("disputed a payment");
  expect(mail.text).toContain("$100.00, INV-");
  expect(mail.text).toContain("Respond in Stripe by January 15, 2027");
  expect(mail.text).toContain(`/crm/invoices/${of.invoiceId}`);
});
