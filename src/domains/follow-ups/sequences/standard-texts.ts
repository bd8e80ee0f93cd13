import { findService } from "~/domains/shared/index.ts";
import { serviceInSentence } from "~/domains/storefront/index.ts";
import { followUpTexts, otherFollowUpTexts, type StandardTexts } from "./follow-up.text.en.ts";
import { fillIn, type MergeValues } from "./message-text.ts";
import { standardSequence } from "./sequence.ts";

/**
 * A service's messages by any of its names, such as `pest_control` or a page's `pest-control`;
 * services without their own messages share a set.
 */
export function standardTexts(service: string): StandardTexts {
  return followUpTexts[findService(service)?.key ?? ""] ?? otherFollowUpTexts;
}

/** The services with their own messages. */
export const servicesWithTexts = Object.keys(followUpTexts);

/** Fictional, as in all our examples: no real business or person. */
const sample: Omit<MergeValues, "service"> = {
  first_name: "Pat",
  business: "Your Company",
  phone: "(512) 555-0100",
  city: "your city",
  asked: "",
  urgent: "",
  two_times: "Tue at 9 AM or Wed at 1 PM",
};

/**
 * The standard sequence of a service as pages show it: a text's body, an email's subject.
 * @param service by its slug, such as `pest-control`
 */
export function sampleMessages(service: string): string[] {
  const values = { ...sample, service: serviceInSentence(service) };
  return standardSequence(standardTexts(service), 0).map(({ channel, subject, words }) =>
    channel === "sms" ? fillIn(words, values) : `Subject: ${fillIn(subject ?? "", values)}`,
  );
}
