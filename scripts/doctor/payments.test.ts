import { afterAll, expect, test } from "vitest";
import { startStripeServer } from "../../tests/fakes/stripe-server.ts";
import { checkPayments } from "./payments.ts";

const fake = await startStripeServer();
afterAll(() => fake.stop());

const stripe = {
  ...{ secretKey: fake.secretKey, webhookSecrets: [fake.webhookSecret] },
  apiUrl: new URL(fake.url),
  prices: null,
};

test("checks the payment account, and reports rejected and test keys", async () => {
  expect(await checkPayments({ stripe: null })).toEqual([]);
  expect(await checkPayments({ stripe })).toMatchObject([
    { verdict: "good", message: expect.stringContaining("A fake operator") },
    { verdict: "advice", subject: "STRIPE_SECRET_KEY" },
  ]);
  fake.shape = (_endpoint, fields) => ({ ...fields, charges_enabled: false });
  expect((await checkPayments({ stripe }))[0]).toMatchObject({ verdict: "missing" });
  const wrong = { ...stripe, secretKey: "sk_live_wrongwrong" };
  expect(await checkPayments({ stripe: wrong })).toMatchObject([{ verdict: "missing" }]);
});

test("plan prices match the pages, in dollars per month", async () => {
  fake.shape = (_endpoint, fields) => fields;
  const prices = { starter: "price_starter", ads: "price_withads" };
  const findings = async (ids = prices) =>
    (await checkPayments({ stripe: { ...stripe, prices: ids } })).filter(({ subject }) =>
      subject.startsWith("STRIPE_PRICES"),
    );
  expect(await findings()).toMatchObject([
    { verdict: "good", subject: "STRIPE_PRICES, starter", message: expect.stringContaining("$97") },
    { verdict: "good", subject: "STRIPE_PRICES, ads", message: expect.stringContaining("$397") },
  ]);
  fake.plans.addPrice("price_wrong1", 9700, { active: false });
  fake.plans.addPrice("price_wrong2", 39_700, {
    recurring: { interval: "year", interval_count: 1 },
  });
  const wrong = [
    { starter: "price_wrong1", ads: "price_wrong2" },
    { starter: prices.ads, ads: prices.starter },
    { starter: "price_unknown1", ads: "price_unknown2" },
  ];
  for (const ids of wrong) {
    expect((await findings(ids)).map(({ verdict }) => verdict)).toEqual(["missing", "missing"]);
  }
});
