import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { BillingProvider, PaymentProvider } from "~/platform/payments/payments.ts";
import {
  createStripe,
  handledEvents,
  handledPlatformEvents,
} from "~/platform/payments/stripe.server.ts";
import { createStripeBilling, subscriptionOf } from "~/platform/payments/stripe-billing.server.ts";
import { disputeOf, refundOf } from "~/platform/payments/stripe-responses.ts";
import { ownEvents, subscriptionEnums } from "./stripe-billing-contract.ts";
import { type EndpointName, endpoints, enums, refusals, webhook } from "./stripe-contract.ts";
import { type FakeStripe, startStripeServer } from "./stripe-server.ts";

let fake: FakeStripe;
let stripe: PaymentProvider;
let accountId: string;
let checkoutId: string;
let paymentId: string;
let refundId: string;
let disputeId: string;
let plans: BillingProvider;
let customerId: string;
let pageId: string;
let subscriptionId: string;
let made = 0;

const providerOf = ({ secretKey, webhookSecret, url }: FakeStripe, timeoutMs?: number) =>
  createStripe({ secretKey, webhookSecrets: [webhookSecret], apiUrl: new URL(url) }, timeoutMs);

beforeAll(async () => {
  fake = await startStripeServer();
  stripe = providerOf(fake);
  const { secretKey, webhookSecret, url } = fake;
  plans = createStripeBilling({
    ...{ secretKey, webhookSecrets: [webhookSecret], apiUrl: new URL(url) },
  });
});
afterAll(() => fake.stop());
beforeEach(async () => {
  fake.fault = () => null;
  fake.shape = (_endpoint, fields) => fields;
  const account = await stripe.createAccount({ reference: `business-${++made}` });
  if (!account.ok) throw new Error(account.reason);
  accountId = account.account.accountId;
  fake.finishOnboarding(accountId);
  const paid = await stripe.createCheckout(checkout(`paid-${made}`));
  if (!paid.ok) throw new Error(paid.reason);
  checkoutId = paid.checkout.checkoutId;
  fake.pay(checkoutId);
  paymentId = String(fake.sessions.get(checkoutId)?.payment_intent);
  const back = await stripe.createRefund({ accountId, paymentId, reference: `b${made}`, cents: 1 });
  if (!back.ok) throw new Error(back.reason);
  refundId = back.refund.refundId;
  disputeId = fake.addDispute(paymentId);
  const customer = await plans.createCustomer({ reference: `business-${made}` });
  if (!customer.ok) throw new Error(customer.reason);
  customerId = customer.customerId;
  const page = await plans.createPage(planPage(`plan-${made}`));
  if (!page.ok) throw new Error(page.reason);
  pageId = page.page.checkoutId;
  subscriptionId = fake.plans.subscribe(pageId) ?? "";
  fake.requests.length = 0;
});

/** The same in every request, so a repeated one is byte-identical. */
const expiresAt = new Date(Date.now() + 2 * 60 * 60_000);

const checkout = (reference: string) => ({
  accountId,
  reference,
  cents: 12_345,
  title: "INV-1001, Lone Star Pest",
  paidUrl: "https://hearthline.example/i/token?paid=1",
  backUrl: "https://hearthline.example/i/token",
  expiresAt,
});

const planPage = (reference: string) => ({
  ...{ reference, customerId, priceId: "price_starter" },
  paidUrl: "https://hearthline.example/crm/settings/plan?paid=1",
  backUrl: "https://hearthline.example/crm/settings/plan",
  expiresAt,
});

/** Every call the product makes to the API. */
const calls: Record<EndpointName, () => Promise<unknown>> = {
  createAccount: () => stripe.createAccount({ reference: `another-${made}` }),
  findAccount: () => stripe.findAccount(accountId),
  describeAccount: () => stripe.describeAccount(),
  linkOnboarding: () =>
    stripe.linkOnboarding({
      accountId,
      returnUrl: "https://x.example",
      refreshUrl: "https://x.example",
    }),
  createCheckout: () => stripe.createCheckout(checkout(`another-${made}`)),
  findCheckout: () => stripe.findCheckout({ accountId, checkoutId }),
  async expireCheckout() {
    const started = await stripe.createCheckout(checkout(`to-end-${made}`));
    if (!started.ok) throw new Error(started.reason);
    return stripe.expireCheckout({ accountId, checkoutId: started.checkout.checkoutId });
  },
  findReference: () => stripe.findReference({ accountId, paymentId }),
  createRefund: () =>
    stripe.createRefund({ accountId, paymentId, reference: `c${made}`, cents: 5 }),
  findRefund: () => stripe.findRefund({ accountId, refundId }),
  listRefunds: () => stripe.listRefunds({ accountId, paymentId }),
  findDispute: () => stripe.findDispute({ accountId, disputeId }),
  createCustomer: () => plans.createCustomer({ reference: `business-${made}` }),
  findCustomer: () => plans.findCustomer(customerId),
  createPage: () => plans.createPage(planPage(`another-${made}`)),
  findPage: () => plans.findPage(pageId),
  async expirePage() {
    const started = await plans.createPage(planPage(`to-end-${made}`));
    if (!started.ok) throw new Error(started.reason);
    return plans.expirePage(started.page.checkoutId);
  },
  searchSubscriptions: () => plans.search(`plan-${made}`),
  findSubscription: () => plans.find(subscriptionId),
  setCancel: () => plans.setCancel({ subscriptionId, cancels: true }),
  async changePrice() {
    const plan = await plans.find(subscriptionId);
    const itemId = plan.ok ? plan.subscription.itemId : "";
    return plans.changePrice({ subscriptionId, itemId, priceId: "price_withads" });
  },
  async cancelNow() {
    const page = await plans.createPage(planPage(`to-cancel-${made}-${fake.requests.length}`));
    if (!page.ok) throw new Error(page.reason);
    return plans.cancelNow(fake.plans.subscribe(page.page.checkoutId) ?? "");
  },
  openPortal: () => plans.openPortal({ customerId, returnUrl: "https://x.example" }),
  describePrice: () => plans.describePrice("price_starter"),
};
const names = Object.keys(endpoints) as EndpointName[];

test.each(names)("%s gets only the listed parameters, account, and key", async (name) => {
  await calls[name]();
  const request = fake.requests.find(({ endpoint }) => endpoint === name);
  const { parameters, onAccount, keyed } = endpoints[name];
  expect([...(request?.parameters ?? [])].toSorted()).toEqual([...parameters].toSorted());
  expect(request?.account ?? null).toBe(onAccount ? accountId : null);
  if (keyed) expect(request?.key).toMatch(/^(account|checkout|refund|customer|plan):/);
});

test.each(names)("the listed response fields of %s are enough", async (name) => {
  const whole = await calls[name]();
  const { fields, isList } = endpoints[name] as { fields: string[]; isList?: true };
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field)));
  fake.shape = (endpoint, fields) => {
    if (endpoint !== name) return fields;
    return isList ? { data: (fields.data as Record<string, unknown>[]).map(pick) } : pick(fields);
  };
  fake.forgetKeys();
  expect(kinds(await calls[name]())).toEqual(kinds(whole));
});

/** IDs and times differ between calls; nothing else may. */
const kinds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replace(/(acct|cs_test|pi|re|du|cus|sub|si)_[0-9a-f]\w+/g, "$1")
      .replace(/(another|to-end|to-cancel|paid|plan|c|b)-?\d+(-\d+)?/g, "$1")
      .replace(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"then"')
      .replace(/,\{"refundId":"re","paymentId":"pi","reference":"c".*?\}/g, ""),
  );

test("a repeated request with the same key is idempotent", async () => {
  const first = await stripe.createCheckout(checkout("same"));
  fake.forgetKeys();
  const again = await stripe.createCheckout(checkout("same-2"));
  const third = await stripe.createCheckout(checkout("same-2"));
  expect(first.ok && again.ok && first.checkout.checkoutId).not.toBe(
    again.ok && again.checkout.checkoutId,
  );
  expect(third).toEqual(again);
  const providerResult = await stripe.createCheckout({ ...checkout("same-2"), cents: 1 });
  expect(providerResult).toMatchObject({ ok: false, again: true });
});

test.each(refusals)("%i %s decides whether to retry", async (status, type, again) => {
  fake.fault = () => ({ kind: "status", status, type, code: "a_code" });
  expect(await stripe.findAccount(accountId)).toMatchObject({ ok: false, again, code: "a_code" });
});

test.each(["drop", "hang", "garbage"] as const)(
  "a lost response (%s) leaves the outcome open",
  async (kind) => {
    fake.fault = () => ({ kind });
    const hasty = providerOf(fake, 150);
    expect(await hasty.findAccount(accountId)).toMatchObject({ ok: false, again: true });
  },
);

test("reports a wrong key without printing it", async () => {
  const wrong = providerOf({ ...fake, secretKey: "sk_live_wrongwrong" });
  const result = await wrong.describeAccount();
  expect(result).toMatchObject({ ok: false, again: true });
  expect(JSON.stringify(result)).not.toContain("wrongwrong");
});

test("every state maps to one of ours", () => {
  for (const [word, state] of Object.entries(enums.refund)) {
    expect(refundOf({ id: "re", status: word, created: 0 } as never).state).toBe(state);
  }
  for (const [word, state] of Object.entries(enums.dispute)) {
    expect(disputeOf({ id: "du", status: word } as never).state).toBe(state);
  }
  for (const [word, state] of Object.entries(subscriptionEnums)) {
    const items = { data: [{ id: "si", price: { id: "price_1" } }] };
    const subscription = { id: "sub", status: word, items, metadata: {}, ended_at: null };
    expect(subscriptionOf(subscription as never).state).toBe(state);
  }
  expect(Object.entries(handledPlatformEvents).toSorted()).toEqual(
    [...ownEvents].map(([...each]) => each).toSorted(),
  );
  expect(Object.entries(handledEvents).toSorted()).toEqual(
    [...webhook.events].map(([...each]) => each).toSorted(),
  );
});

test("payments.signed-webhooks: accepts any of our secrets, unmodified, within five minutes", async () => {
  const secrets = ["whsec_theoldone1", "whsec_thenewone1"];
  const rotating = createStripe({
    ...{ secretKey: fake.secretKey, apiUrl: new URL(fake.url), webhookSecrets: secrets },
  });
  const body = fake.event("refund.created", "acct_1", { id: "re_1" });
  const now = Math.floor(Date.now() / 1000);
  const news = { about: "refund", accountId: "acct_1", id: "re_1" };
  for (const secret of secrets) {
    expect(await rotating.readWebhook(body, fake.sign(body, now, secret))).toEqual(news);
  }
  const both = `${fake.sign(body, now, "whsec_ofnobody9")},${fake.sign(body, now, secrets[1]).split(",")[1]}`;
  expect(await rotating.readWebhook(body, both)).toEqual(news);
  const forged: [string, string | null][] = [
    [body, null],
    [body, ""],
    [body, "t=1,v1=00"],
    [body, fake.sign(body, now, "whsec_ofnobody9")],
    [body, fake.sign(body, now - webhook.toleranceSeconds - 5, secrets[0])],
    [`${body} `, fake.sign(body, now, secrets[0])],
    [body.replace("re_1", "re_2"), fake.sign(body, now, secrets[0])],
  ];
  for (const [sent, signature] of forged) {
    expect(await rotating.readWebhook(sent, signature)).toBe("forged");
  }
  const ignored = [
    fake.event("payment_intent.created", "acct_1", { id: "pi_1" }),
    fake.event("refund.created", null, { id: "re_1" }),
    fake.event("refund.created", "acct_1", { id: "../../x" }),
    "not json",
    "{}",
  ];
  for (const sent of ignored) {
    expect(await rotating.readWebhook(sent, fake.sign(sent, now, secrets[0])), sent).toBe(null);
  }
  const paid = fake.event("customer.subscription.updated", null, { id: "sub_1" });
  expect(await rotating.readWebhook(paid, fake.sign(paid, now, secrets[0]))).toEqual({
    ...{ about: "subscription", accountId: null, id: "sub_1" },
  });
  const deauthorized = fake.event("account.application.deauthorized", "acct_1", { id: "ca_1" });
  expect(
    await rotating.readWebhook(deauthorized, fake.sign(deauthorized, now, secrets[1])),
  ).toEqual({
    ...{ about: "account", accountId: "acct_1", id: "acct_1" },
  });
});
