import { startStripeServer } from "../tests/fakes/stripe-server.ts";

/**
 * A stand-in for Stripe for development, in its own process, on `FAKE_PORT` or 4243. Accounts
 * accept cards immediately. It posts no webhooks: payments are found by polling.
 */
const port = Number(process.env.FAKE_PORT ?? 4243);
const fake = await startStripeServer({ port, opensAccounts: true });
console.log(`STRIPE_API_URL=${fake.url}
STRIPE_SECRET_KEY=${fake.secretKey}
STRIPE_WEBHOOK_SECRET=${fake.webhookSecret}
STRIPE_PRICES=starter=price_starter,ads=price_withads`);
