import { plans } from "../../src/content/plans.ts";
import { createStripe } from "../../src/platform/payments/stripe.server.ts";
import { createStripeBilling } from "../../src/platform/payments/stripe-billing.server.ts";
import type { Settings } from "../../src/platform/settings/settings.server.ts";
import type { Finding } from "./settings.ts";

/** Whether card payments work, according to the provider's account. */
export async function checkPayments({ stripe }: Pick<Settings, "stripe">): Promise<Finding[]> {
  if (!stripe) return [];
  const account = await createStripe(stripe, 10_000).describeAccount();
  if (!account.ok) {
    const message = `${account.reason.replace(/\.$/, "")}. Fix STRIPE_SECRET_KEY or wait for Stripe.`;
    return [{ verdict: "missing", subject: "Stripe", message }];
  }
  const { name, takesCards } = account;
  const message = takesCards
    ? `the account "${name}" accepts the key and can take payments`
    : `The account "${name}" can't take payments: finish activating it in Stripe's dashboard.`;
  const findings: Finding[] = [
    { verdict: takesCards ? "good" : "missing", subject: "Stripe", message },
  ];
  if (stripe.prices) findings.push(...(await checkPrices(stripe, stripe.prices)));
  if (!stripe.secretKey.includes("_test_")) return findings;
  const test = "It’s a test key: cards aren’t really charged.";
  return [...findings, { verdict: "advice", subject: "STRIPE_SECRET_KEY", message: test }];
}

/** Whether each plan's price at the provider matches the pages. */
async function checkPrices(
  stripe: NonNullable<Settings["stripe"]>,
  prices: { starter: string; ads: string },
): Promise<Finding[]> {
  const billing = createStripeBilling(stripe, 10_000);
  const findings: Finding[] = [];
  for (const { key, name, price } of plans) {
    const subject = `STRIPE_PRICES, ${key}`;
    const result = await billing.describePrice(prices[key]);
    const isRight =
      result.ok &&
      result.price.isActive &&
      result.price.isMonthly &&
      result.price.currency === "usd" &&
      result.price.cents === price * 100;
    findings.push(
      isRight
        ? { verdict: "good", subject, message: `${name} is $${price} a month` }
        : {
            verdict: "missing",
            subject,
            message: `Set an active price of $${price} a month, in US dollars, for ${name}.`,
          },
    );
  }
  return findings;
}
