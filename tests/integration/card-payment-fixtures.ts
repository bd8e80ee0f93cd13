import { eq } from "drizzle-orm";
import { startCardPayment } from "~/domains/billing/card-payments/card-payments.server.ts";
import {
  cardCheckouts,
  cardDisputes,
  cardRefunds,
} from "~/domains/billing/card-payments/card-payments.tables.server.ts";
import {
  connectAccount,
  findPaymentAccount,
} from "~/domains/billing/card-payments/payment-accounts.server.ts";
import { processPaymentWebhook } from "~/domains/billing/card-payments/payment-webhook.server.ts";
import { refundPayment } from "~/domains/billing/card-payments/refund-payment.server.ts";
import { processRefund, refundCard } from "~/domains/billing/card-payments/refunds.server.ts";
import { type BusinessMember, system } from "~/domains/shared/access/actor.ts";
import { lastingToken } from "~/platform/secrets/secrets.server.ts";
import type { FakeStripe } from "../fakes/stripe-server.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { addIssuedInvoice, billing } from "./invoice-fixtures.ts";

const job = system("test");

/** Runs `begin` with its first `heldEndpoint` call paused until `release`, so later calls overtake it. */
export async function overtaken(
  stripe: FakeStripe,
  heldEndpoint: Parameters<FakeStripe["hold"]>[0]["endpoint"],
  begin: () => Promise<unknown>,
) {
  const reached = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  stripe.hold = async ({ endpoint }) => {
    if (endpoint !== heldEndpoint) return;
    stripe.hold = async () => {};
    reached.resolve();
    await free.promise;
  };
  const started = begin();
  await reached.promise;
  return {
    release: () => {
      free.resolve();
      return started;
    },
  };
}

/** Helpers for businesses paid by card through the fake provider. */
export function cards(platform: () => TestPlatform, stripe: FakeStripe) {
  const { query } = billing(platform);

  /** Connects the business's card account. @returns its id at the provider */
  async function takingCards(owner: BusinessMember): Promise<string> {
    const connected = await connectAccount(platform(), owner);
    if (!connected.ok) throw new Error(connected.code);
    const account = await findPaymentAccount(query(), owner.contractorId);
    const accountId = account?.accountId ?? "";
    stripe.finishOnboarding(accountId);
    await processPaymentWebhook(platform(), job, { about: "account", accountId, id: accountId });
    return accountId;
  }

  const tokenOf = (invoiceId: string) => lastingToken(platform().fingerprint, "invoice", invoiceId);
  const press = (invoiceId: string) => startCardPayment(platform(), tokenOf(invoiceId));
  /** The id of the checkout page that a click opens. */
  async function pageOf(invoiceId: string): Promise<string> {
    const pressed = await press(invoiceId);
    if (!pressed.ok) throw new Error(pressed.code);
    return pressed.url.split("/").at(-1) ?? "";
  }
  const rowsOf = (invoiceId: string) =>
    query().select().from(cardCheckouts).where(eq(cardCheckouts.invoiceId, invoiceId));
  const hear = (kind: "checkout" | "refund" | "dispute", accountId: string, id: string) =>
    processPaymentWebhook(platform(), job, { about: kind, accountId, id });
  const paymentOf = (page: string) => String(stripe.sessions.get(page)?.payment_intent);

  /** A $100 invoice paid by card. */
  async function paid(owner: BusinessMember) {
    const accountId = await takingCards(owner);
    const invoiceId = await addIssuedInvoice(platform(), owner);
    const page = await pageOf(invoiceId);
    stripe.pay(page);
    await hear("checkout", accountId, page);
    const [row] = await rowsOf(invoiceId);
    return { accountId, invoiceId, page, paymentId: paymentOf(page), rowId: row?.id ?? "" };
  }

  const refundsOf = (checkoutId: string) =>
    query()
      .select()
      .from(cardRefunds)
      .where(eq(cardRefunds.checkoutId, checkoutId))
      .orderBy(cardRefunds.createdAt);
  /** Runs the task of the latest refund. */
  async function runRefund(checkoutId: string): Promise<void> {
    const refundId = (await refundsOf(checkoutId)).at(-1)?.id ?? "";
    await processRefund(platform(), job, { refundId });
  }
  const requestRefund = (
    owner: BusinessMember,
    { invoiceId, rowId }: { invoiceId: string; rowId: string },
    amount: number,
    requestKey: string | null = crypto.randomUUID(),
    not_owed_again = false,
  ) =>
    refundCard(platform(), owner, {
      invoiceId,
      request: { payment_id: rowId, amount, not_owed_again },
      requestKey,
    });
  /** Records a cash refund after which the amount is due again. */
  const refundManually = (
    owner: BusinessMember,
    { invoiceId }: { invoiceId: string },
    amount: number,
  ) =>
    refundPayment(platform(), owner, {
      invoiceId,
      request: {
        amount,
        method: "cash",
        note: null,
        paid_on: "2026-11-20",
        not_owed_again: false,
      },
      requestKey: crypto.randomUUID(),
    });
  /** The ids to decide on the latest refund. */
  const lastRefund = async ({ invoiceId, rowId }: { invoiceId: string; rowId: string }) => ({
    invoiceId,
    refundId: (await refundsOf(rowId)).at(-1)?.id ?? "",
  });
  const disputesOf = (checkoutId: string) =>
    query().select().from(cardDisputes).where(eq(cardDisputes.checkoutId, checkoutId));

  return {
    ...{ takingCards, tokenOf, press, pageOf, rowsOf, hear, paymentOf, paid },
    ...{
      refundsOf,
      runRefund,
      requestRefund: requestRefund,
      refundManually,
      lastRefund,
      disputesOf,
    },
  };
}
