import { createStripe } from "../../src/platform/payments/stripe.server.ts";
import type { Settings } from "../../src/platform/settings/settings.server.ts";
import type { Finding } from "./settings.ts";

/** Whether payments by card can be taken: what the provider's account says of itself. */
export async function checkPayments({ stripe }: Pick<Settings, "stripe">): Promise<Finding[]> {
  if (!stripe) return [];
  const account = await createStripe(stripe, 10_000).describeAccount();
  if (!account.ok) {
    const words = `${account.reason.replace(/\.$/, "")}. Mend STRIPE_SECRET_KEY or wait for Stripe.`;
    return [{ verdict: "missing", subject: "Stripe", words }];
  }
  const { name, takesCards } = account;
  const words = takesCards
    ? `the account "${name}" takes our key and can take charges`
    : `The account "${name}" cannot take charges: finish its activation in Stripe's dashboard.`;
  const findings: Finding[] = [
    { verdict: takesCards ? "good" : "missing", subject: "Stripe", words },
  ];
  if (!stripe.secretKey.includes("_test_")) return findings;
  const test = "It is a test key: cards are not really charged.";
  return [...findings, { verdict: "advice", subject: "STRIPE_SECRET_KEY", words: test }];
}
