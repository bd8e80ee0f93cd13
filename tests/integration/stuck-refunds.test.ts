import { afterAll, beforeEach, expect, test } from "vitest";
import {
  listCardPayments,
  listStuckRefunds,
} from "~/domains/billing/card-payments/read-card-payments.server.ts";
import { markRefundFailed, retryRefund } from "~/domains/billing/card-payments/refunds.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { startStripeServer } from "../fakes/stripe-server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { billing } from "./billed.ts";
import { estimates } from "./estimated.ts";
import { cards, overtaken } from "./paid-by-card.ts";

const stripe = await startStripeServer();
afterAll(() => stripe.stop());
const platform = sharedPlatform({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: stripe.url,
});
const { asked } = estimates(platform);
const { invoiceOf } = billing(platform);
const { paid, refundsOf, runRefund, askRefund, refundByHand, lastRefund } = cards(platform, stripe);
const day = 24 * 3_600_000;

beforeEach(() => {
  stripe.fault = () => null;
  // The provider's clock is the real one.
  platform().passTime(Date.now() - platform().clock.now().getTime());
});

const away = () => ({ kind: "status", status: 503, type: "api_error" }) as const;

/** A refund of $60 that was asked for a day ago, and whether its answer was lost or it never came there. */
async function stuck(kind: "made" | "not made") {
  const { owner } = await asked();
  const of = await paid(owner);
  await askRefund(owner, of, 6_000);
  stripe.fault = ({ endpoint }) =>
    endpoint !== "createRefund" ? null : kind === "made" ? { kind: "drop_after_accept" } : away();
  await expect(runRefund(of.rowId)).rejects.toThrow();
  stripe.fault = () => null;
  expect(await listStuckRefunds(platform(), owner, { limit: 5 })).toEqual([]);
  const refund = await lastRefund(of);
  expect(await markRefundFailed(platform(), owner, refund)).toMatchObject({
    code: "changed_elsewhere",
  });
  platform().passTime(day);
  stripe.forgetKeys();
  expect(await listStuckRefunds(platform(), owner, { limit: 5 })).toMatchObject([
    { invoiceId: of.invoiceId, cents: 6_000 },
  ]);
  return { owner, of, refund };
}

const shownTo = async (owner: BusinessMember, { invoiceId }: { invoiceId: string }) =>
  (await listCardPayments(platform(), owner, invoiceId)).refunds;

test.each(["made", "not made"] as const)(
  "what was %s and not confirmed for a day is tried again, and made once",
  async (kind) => {
    const { owner, of, refund } = await stuck(kind);
    expect(await shownTo(owner, of)).toMatchObject([{ state: "asked", isStuck: true }]);
    for (const _again of [1, 2]) {
      expect(await retryRefund(platform(), owner, refund)).toMatchObject({ ok: true });
    }
    expect(await shownTo(owner, of)).toMatchObject([{ state: "asked", isStuck: false }]);
    await runRefund(of.rowId);
    expect(stripe.payments.get(of.paymentId)).toMatchObject({ refunded: 6_000 });
    expect(await invoiceOf(of.invoiceId)).toMatchObject({ paidCents: 4_000 });
    expect(await retryRefund(platform(), owner, refund)).toMatchObject({ code: "already_done" });
    expect(await listStuckRefunds(platform(), owner, { limit: 5 })).toEqual([]);
  },
);

test("what was not made can go back by hand, once the provider could be asked", async () => {
  const { owner, of, refund } = await stuck("not made");
  expect(await refundByHand(owner, of, 4_001)).toMatchObject({ code: "invalid" });
  const { owner: other } = await asked();
  expect(await markRefundFailed(platform(), other, refund)).toMatchObject({ code: "not_found" });
  expect(await retryRefund(platform(), other, refund)).toMatchObject({ code: "not_found" });
  stripe.fault = away;
  expect(await markRefundFailed(platform(), owner, refund)).toMatchObject({ code: "unavailable" });
  expect(await shownTo(owner, of)).toMatchObject([{ isStuck: true }]);
  stripe.fault = () => null;
  for (const _again of [1, 2]) {
    expect(await markRefundFailed(platform(), owner, refund)).toMatchObject({ ok: true });
  }
  expect(await shownTo(owner, of)).toMatchObject([{ state: "failed" }]);
  expect(await refundByHand(owner, of, 10_000)).toMatchObject({ ok: true });
  expect(await invoiceOf(of.invoiceId)).toMatchObject({ paidCents: 0 });
  // Its job comes late, and finds that nobody wants it any more.
  await runRefund(of.rowId);
  expect(stripe.payments.get(of.paymentId)).toMatchObject({ refunded: 0 });
});

test("what was made after all is written down, whatever was said of it", async () => {
  const { owner, of, refund } = await stuck("made");
  expect(await markRefundFailed(platform(), owner, refund)).toMatchObject({ code: "already_done" });
  expect(await refundsOf(of.rowId)).toMatchObject([{ state: "made" }]);
  expect(await invoiceOf(of.invoiceId)).toMatchObject({ paidCents: 4_000 });
});

test("of an account that lets nobody ask any more the business decides", async () => {
  const { owner, of, refund } = await stuck("not made");
  stripe.fault = () => ({ kind: "status", status: 403, type: "invalid_request_error" });
  expect(await markRefundFailed(platform(), owner, refund)).toMatchObject({ ok: true });
  expect(await refundByHand(owner, of, 6_000)).toMatchObject({ ok: true });
});

test("while it is tried again nobody can say that it did not go back", async () => {
  const { owner, of, refund } = await stuck("not made");
  const trying = await overtaken(stripe, "createRefund", () => runRefund(of.rowId));
  expect(await markRefundFailed(platform(), owner, refund)).toMatchObject({
    code: "changed_elsewhere",
  });
  await trying.release();
  expect(await refundsOf(of.rowId)).toMatchObject([{ state: "made" }]);
  expect(await invoiceOf(of.invoiceId)).toMatchObject({ paidCents: 4_000 });
});

test("a try that looked before somebody said that it did not go back makes nothing", async () => {
  const { owner, of, refund } = await stuck("not made");
  const trying = await overtaken(stripe, "listRefunds", () => runRefund(of.rowId));
  expect(await markRefundFailed(platform(), owner, refund)).toMatchObject({ ok: true });
  await trying.release();
  expect(stripe.payments.get(of.paymentId)).toMatchObject({ refunded: 0 });
  expect(await refundsOf(of.rowId)).toMatchObject([{ state: "failed" }]);
});
