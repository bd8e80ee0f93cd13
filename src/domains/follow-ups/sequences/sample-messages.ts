import { serviceInSentence } from "~/domains/storefront/business-pages/page-names.ts";
import { fillIn, type MergeValues } from "./merge-fields.ts";
import { standardSequence } from "./sequence.ts";
import { standardTexts } from "./standard-texts.ts";

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
