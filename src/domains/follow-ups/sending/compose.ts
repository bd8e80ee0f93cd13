import type { MessageChannel } from "~/domains/messaging/messages/messages.ts";
import {
  type BusinessCalendar,
  findTwoOpenings,
  usualLength,
} from "~/domains/schedule/availability.ts";
import { serviceInSentence } from "~/domains/storefront/business-pages/page-names.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { composeMail, composeText } from "../sequences/compose-step.ts";
import type { MergeValues } from "../sequences/merge-fields.ts";
import { askedWhen, sayTwoTimes } from "../sequences/moments.ts";
import type { Step } from "../sequences/sequence.ts";
import { urgentLine } from "../sequences/urgent-line.ts";
import { zonesOf } from "../zones-of.ts";
import type { EnrollmentFacts } from "./read-facts.server.ts";

/** What of the facts a message is written from. */
export type Named = Pick<
  EnrollmentFacts,
  | "name"
  | "phone"
  | "zipCode"
  | "need"
  | "urgency"
  | "businessName"
  | "businessCity"
  | "businessPhone"
  | "businessZip"
  | "wasTexted"
> & { businessLicense?: string | null };

/** When and where a message is written. */
export type Moment = {
  now: Date;
  /** The IANA zone of a business whose ZIP code says none. */
  usualZone: string;
  /** When the business is free; null where no times are to be offered. */
  calendar: BusinessCalendar | null;
};

/** For a business without a phone, within a sentence. */
const standInPhone = "the number on our page";

/** What the merge fields mean for one lead at a moment. */
export function mergeValuesOf(
  facts: Omit<Named, "wasTexted"> & { service: string; askedAt: Date },
  { now, usualZone, calendar }: Moment,
): MergeValues {
  const { theirs } = zonesOf(facts, usualZone);
  const phone = formatPhone(facts.businessPhone) ?? standInPhone;
  const { line, isDanger } = urgentLine(facts, phone);
  return {
    first_name: firstName(facts.name),
    business: facts.businessName,
    phone,
    service: serviceInSentence(facts.service),
    city: facts.businessCity,
    asked: askedWhen(facts.askedAt, now, theirs),
    urgent: line,
    isDanger,
    two_times: twoTimes(calendar, facts, now),
  };
}

/** Two openings as a message says them; empty where there are none, so that it asks for a day instead. */
function twoTimes(
  calendar: BusinessCalendar | null,
  { urgency }: Pick<Named, "urgency">,
  now: Date,
): string {
  const search = { now, urgency: urgency ?? ("this_week" as const) };
  const found = calendar && findTwoOpenings(calendar, usualLength, search);
  return found ? sayTwoTimes([found[0].startsAt, found[1].startsAt], now, calendar.zone) : "";
}

/**
 * A step's words for one lead, as they are sent now.
 * @returns a subject only for mail
 */
export function composeStep(
  step: Step,
  channel: MessageChannel,
  facts: Named & { service: string; askedAt: Date },
  moment: Moment,
): { subject: string | null; words: string } {
  const values = mergeValuesOf(facts, moment);
  if (channel === "sms") {
    return { subject: null, words: composeText(step.words, values, { first: !facts.wasTexted }) };
  }
  const subject = step.subject ?? step.otherwise?.subject ?? "";
  const composed = composeMail({ subject, words: step.words }, values);
  // A signature has no line for a phone that no one knows.
  const mail = { ...composed, words: composed.words.replace(`\n${standInPhone}`, "") };
  return step.key === "introduction" ? withLicense(mail, facts.businessLicense) : mail;
}

/** The introduction ends with the license number where the business's page has one (`follow-ups.license`). */
function withLicense<Mail extends { words: string }>(mail: Mail, license?: string | null): Mail {
  if (!license || mail.words.includes(license)) return mail;
  return { ...mail, words: `${mail.words}\nLicense: ${license}` };
}

/**
 * The first name somebody gave, or "there": a word of letters only, since whoever fills in a stranger's
 * address could write anything for a name.
 */
function firstName(name: string): string {
  const [first = ""] = name.trim().split(/\s+/, 1);
  return /^\p{L}[\p{L}'’-]{0,29}$/u.test(first) ? first : "there";
}
