import { startStripeServer } from "../tests/fakes/stripe-server.ts";

/**
 * A stand-in for Stripe for development, in a process of its own, on `FAKE_PORT` or 4243. Accounts take
 * cards at once. It posts no news: what was paid is found by asking.
 */
const port = Number(process.env.FAKE_PORT ?? 4243);
const fake = await startStripeServer({ port, opensAccounts: true });
console.log(`STRIPE_API_URL=${fake.url}
STRIPE_SECRET_KEY=${fake.secretKey}
STRIPE_WEBHOOK_SECRET=${fake.webhookSecret}
STRIPE_PRICE_STARTER=price_starter
STRIPE_PRICE_ADS=price_withads`);
