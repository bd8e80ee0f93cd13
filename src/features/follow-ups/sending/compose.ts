import { serviceInSentence } from "~/features/business-pages/business-pages.ts";
import type { MessageChannel } from "~/features/messages/messages.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { composeMail, composeText } from "../sequences/compose-step.ts";
import type { MergeValues } from "../sequences/merge-fields.ts";
import { askedWhen, twoTimes } from "../sequences/moments.ts";
import type { Step } from "../sequences/sequence.ts";
import { zonesOf } from "../zones-of.ts";
import type { EnrollmentFacts } from "./read-facts.server.ts";

/** What of the facts stands in words. */
export type Named = Pick<
  EnrollmentFacts,
  | "name"
  | "phone"
  | "zipCode"
  | "businessName"
  | "businessCity"
  | "businessPhone"
  | "businessZip"
  | "wasTexted"
> & { businessLicense?: string | null };

/** What the merge fields mean for one lead at a moment (`follow-ups.merge-fields`). */
export function mergeValuesOf(
  facts: Omit<Named, "wasTexted"> & { service: string; askedAt: Date },
  now: Date,
  usualZone: string,
): MergeValues {
  const { ours, theirs } = zonesOf(facts, usualZone);
  return {
    first_name: firstName(facts.name),
    business: facts.businessName,
    phone: formatPhone(facts.businessPhone) ?? "the number on our page",
    service: serviceInSentence(facts.service),
    city: facts.businessCity,
    asked: askedWhen(facts.askedAt, now, theirs),
    two_times: twoTimes(now, ours),
  };
}

/**
 * A step's words for one lead, as they leave now (`follow-ups.merge-fields`).
 * @param usualZone the IANA zone of a business whose ZIP code says none
 * @returns a subject only for mail
 */
export function composeStep(
  step: Step,
  channel: MessageChannel,
  facts: Named & { service: string; askedAt: Date },
  now: Date,
  usualZone: string,
): { subject: string | null; words: string } {
  const values = mergeValuesOf(facts, now, usualZone);
  if (channel === "sms") {
    return { subject: null, words: composeText(step.words, values, { first: !facts.wasTexted }) };
  }
  const subject = step.subject ?? step.otherwise?.subject ?? "";
  const mail = composeMail({ subject, words: step.words }, values);
  return step.key === "introduction" ? withLicense(mail, facts.businessLicense) : mail;
}

/** The introduction ends with the license number where the business's page has one (`follow-ups.license`). */
function withLicense<Mail extends { words: string }>(mail: Mail, license?: string | null): Mail {
  if (!license || mail.words.includes(license)) return mail;
  return { ...mail, words: `${mail.words}\nLicense: ${license}` };
}

/**
 * The first name somebody gave, or "there": a word of letters only, since whoever fills in a stranger's
 * address could write anything for a name (`mail.no-free-text-to-strangers`).
 */
function firstName(name: string): string {
  const [first = ""] = name.trim().split(/\s+/, 1);
  return /^\p{L}[\p{L}'’-]{0,29}$/u.test(first) ? first : "there";
}
