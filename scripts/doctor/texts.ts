import { product } from "../../src/domains/shared/access/product.ts";
import type { Settings } from "../../src/platform/settings/settings.server.ts";
import { createTwilio } from "../../src/platform/sms/twilio.server.ts";
import type { Finding } from "./settings.ts";

/**
 * Whether texts can be sent and received: the provider's account status, and whether its numbers'
 * inbound texts and calls reach this site.
 */
export async function checkTexts({
  twilio,
  siteUrl,
}: Pick<Settings, "twilio" | "siteUrl">): Promise<Finding[]> {
  if (!twilio) return [];
  const sms = createTwilio(twilio, siteUrl, product.addresses, 10_000);
  const account = await sms.describeAccount();
  if (!account.ok) {
    const message = `${account.reason.replace(/\.$/, "")}. Fix TWILIO_* or wait for Twilio.`;
    return [{ verdict: "missing", subject: "Twilio", message }];
  }
  const active = account.status === "active";
  const findings: Finding[] = [
    {
      verdict: active ? "good" : "missing",
      subject: "Twilio",
      message: active
        ? `the account "${account.name}" accepts the credentials and is active`
        : `The account "${account.name}" is ${account.status}: no texts are sent until Twilio reactivates it.`,
    },
  ];
  const owned = await sms.listNumbers();
  if (!owned.ok) {
    return [...findings, { verdict: "advice", subject: "Numbers", message: owned.reason }];
  }
  const unroutedCalls = owned.numbers.filter(({ callsReachUs }) => !callsReachUs);
  if (unroutedCalls.length > 0) {
    const numbers = unroutedCalls.map(({ number }) => number).join(", ");
    const message = `Calls to ${numbers} don't reach this site, so no phone at the business rings: set the voice webhook to ${new URL(product.addresses.callReceived, siteUrl)} and the status callback to ${new URL(product.addresses.callStatus, siteUrl)}, or save the business's call settings again.`;
    findings.push({ verdict: "advice", subject: "Calls", message });
  } else if (owned.numbers.length > 0) {
    const message = `calls to ${allOf(owned.numbers.length)} this site`;
    findings.push({ verdict: "good", subject: "Calls", message });
  }
  const routedElsewhere = owned.numbers.filter(({ textsReachUs }) => !textsReachUs);
  if (routedElsewhere.length > 0) {
    const numbers = routedElsewhere.map(({ number }) => number).join(", ");
    const message = `Texts to ${numbers} don't reach this site: set the messaging webhook to ${new URL(product.addresses.textReceived, siteUrl)}.`;
    findings.push({ verdict: "advice", subject: "Numbers", message });
  } else if (owned.numbers.length > 0) {
    const message = `texts to ${allOf(owned.numbers.length)} this site`;
    findings.push({ verdict: "good", subject: "Numbers", message });
  } else if (!twilio.messagingServiceSid) {
    const message = "The account has no number, and no messaging service is set: buy one.";
    findings.push({ verdict: "advice", subject: "Numbers", message });
  }
  return findings;
}

const allOf = (numbers: number) =>
  numbers === 1 ? "the only number reaches" : `all ${numbers} numbers reach`;
