import { afterAll, expect, test } from "vitest";
import { startStripeServer } from "../../tests/fakes/stripe-server.ts";
import { checkPayments } from "./payments.ts";

const fake = await startStripeServer();
afterAll(() => fake.stop());

const stripe = {
  ...{ secretKey: fake.secretKey, webhookSecrets: [fake.webhookSecret] },
  apiUrl: new URL(fake.url),
};

test("operations.doctor: the account of payments is asked, a key that it does not take and a test key are told", async () => {
  expect(await checkPayments({ stripe: null })).toEqual([]);
  expect(await checkPayments({ stripe })).toMatchObject([
    { verdict: "good", words: expect.stringContaining("A fake operator") },
    { verdict: "advice", subject: "STRIPE_SECRET_KEY" },
  ]);
  fake.shape = (_endpoint, fields) => ({ ...fields, charges_enabled: false });
  expect((await checkPayments({ stripe }))[0]).toMatchObject({ verdict: "missing" });
  const wrong = { ...stripe, secretKey: "sk_live_wrongwrong" };
  expect(await checkPayments({ stripe: wrong })).toMatchObject([{ verdict: "missing" }]);
});
