import { afterAll, beforeEach, expect, test } from "vitest";
import {
  listCardPayments,
  listStuckRefunds,
} from "~/domains/billing/card-payments/card-payments.server.ts";
import { markRefundFailed, retryRefund } from "~/domains/billing/card-payments/refunds.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { startStripeServer } from "../fakes/stripe-server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { cards, overtaken } from "./card-payment-fixtures.ts";
import { estimates } from "./estimate-fixtures.ts";
import { billing } from "./invoice-fixtures.ts";

const stripe = await startStripeServer();
afterAll(() => stripe.stop());
const platform = sharedPlatform({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: stripe.url,
});
const { ownerWithLead } = estimates(platform);
const { invoiceOf } = billing(platform);
const { paid, refundsOf, runRefund, requestRefund, refundManually, lastRefund } = cards(
  platform,
  stripe,
);
const day = 24 * 3_600_000;

beforeEach(() => {
  stripe.fault = () => null;
  // The fake provider uses the real time.
  platform().passTime(Date.now() - platform().clock.now().getTime());
});

const unavailableResponse = () => ({ kind: "status", status: 503, type: "api_error" }) as const;

/** A $60 refund requested a day ago whose response was lost ("made") or whose request never arrived ("not made"). */
async function stuck(kind: "made" | "not made") {
  const { owner } = await ownerWithLead();
  const payment = await paid(owner);
  await requestRefund(owner, payment, 6_000);
  stripe.fault = ({ endpoint }) =>
    endpoint !== "createRefund"
      ? null
      : kind === "made"
        ? { kind: "drop_after_accept" }
        : unavailableResponse();
  await expect(runRefund(payment.rowId)).rejects.toThrow();
  stripe.fault = () => null;
  expect(await listStuckRefunds(platform(), owner, { limit: 5 })).toEqual([]);
  const refund = await lastRefund(payment);
  expect(await markRefundFailed(platform(), owner, refund)).toMatchObject({
    code: "changed_elsewhere",
  });
  platform().passTime(day);
  stripe.forgetKeys();
  expect(await listStuckRefunds(platform(), owner, { limit: 5 })).toMatchObject([
    { invoiceId: payment.invoiceId, cents: 6_000 },
  ]);
  return { owner, payment, refund };
}

const shownRefunds = async (owner: BusinessMember, { invoiceId }: { invoiceId: string }) =>
  (await listCardPayments(platform(), owner, invoiceId)).refunds;

test.each(["made", "not made"] as const)(
  "a refund %s but unconfirmed for a day runs once when retried",
  async (kind) => {
    const { owner, payment, refund } = await stuck(kind);
    expect(await shownRefunds(owner, payment)).toMatchObject([{ state: "asked", isStuck: true }]);
    for (const _again of [1, 2]) {
      expect(await retryRefund(platform(), owner, refund)).toMatchObject({ ok: true });
    }
    expect(await shownRefunds(owner, payment)).toMatchObject([{ state: "asked", isStuck: false }]);
    await runRefund(payment.rowId);
    expect(stripe.payments.get(payment.paymentId)).toMatchObject({ refunded: 6_000 });
    expect(await invoiceOf(payment.invoiceId)).toMatchObject({ paidCents: 4_000 });
    expect(await retryRefund(platform(), owner, refund)).toMatchObject({ code: "already_done" });
    expect(await listStuckRefunds(platform(), owner, { limit: 5 })).toEqual([]);
  },
);

test("a refund that didn't run can be marked failed and paid manually", async () => {
  const { owner, payment, refund } = await stuck("not made");
  expect(await refundManually(owner, payment, 4_001)).toMatchObject({ code: "invalid" });
  const { owner: otherMember } = await ownerWithLead();
  expect(await markRefundFailed(platform(), otherMember, refund)).toMatchObject({
    code: "not_found",
  });
  expect(await retryRefund(platform(), otherMember, refund)).toMatchObject({ code: "not_found" });
  stripe.fault = unavailableResponse;
  expect(await markRefundFailed(platform(), owner, refund)).toMatchObject({ code: "unavailable" });
  expect(await shownRefunds(owner, payment)).toMatchObject([{ isStuck: true }]);
  stripe.fault = () => null;
  for (const _again of [1, 2]) {
    expect(await markRefundFailed(platform(), owner, refund)).toMatchObject({ ok: true });
  }
  expect(await shownRefunds(owner, payment)).toMatchObject([{ state: "failed" }]);
  expect(await refundManually(owner, payment, 10_000)).toMatchObject({ ok: true });
  expect(await invoiceOf(payment.invoiceId)).toMatchObject({ paidCents: 0 });
  // Its task runs late and finds the refund canceled.
  await runRefund(payment.rowId);
  expect(stripe.payments.get(payment.paymentId)).toMatchObject({ refunded: 0 });
});

test("a refund that did run can't be marked failed and is recorded", async () => {
  const { owner, payment, refund } = await stuck("made");
  expect(await markRefundFailed(platform(), owner, refund)).toMatchObject({ code: "already_done" });
  expect(await refundsOf(payment.rowId)).toMatchObject([{ state: "made" }]);
  expect(await invoiceOf(payment.invoiceId)).toMatchObject({ paidCents: 4_000 });
});

test("a refund on an inaccessible account can be marked failed", async () => {
  const { owner, payment, refund } = await stuck("not made");
  stripe.fault = () => ({ kind: "status", status: 403, type: "invalid_request_error" });
  expect(await markRefundFailed(platform(), owner, refund)).toMatchObject({ ok: true });
  expect(await refundManually(owner, payment, 6_000)).toMatchObject({ ok: true });
});

test("a refund can't be marked failed during a retry", async () => {
  const { owner, payment, refund } = await stuck("not made");
  const retry = await overtaken(stripe, "createRefund", () => runRefund(payment.rowId));
  expect(await markRefundFailed(platform(), owner, refund)).toMatchObject({
    code: "changed_elsewhere",
  });
  await retry.release();
  expect(await refundsOf(payment.rowId)).toMatchObject([{ state: "made" }]);
  expect(await invoiceOf(payment.invoiceId)).toMatchObject({ paidCents: 4_000 });
});

test("a retry that began before the refund was marked failed refunds nothing", async () => {
  const { owner, payment, refund } = await stuck("not made");
  const retry = await overtaken(stripe, "listRefunds", () => runRefund(payment.rowId));
  expect(await markRefundFailed(platform(), owner, refund)).toMatchObject({ ok: true });
  await retry.release();
  expect(stripe.payments.get(payment.paymentId)).toMatchObject({ refunded: 0 });
  expect(await refundsOf(payment.rowId)).toMatchObject([{ state: "failed" }]);
});
