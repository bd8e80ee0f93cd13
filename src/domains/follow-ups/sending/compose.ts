import type { BookingOffer } from "~/domains/availability/index.server.ts";
import {
  type BusinessCalendar,
  defaultLength,
  findTwoOpenings,
  isServed,
} from "~/domains/availability/index.ts";
import { followUpParts } from "~/domains/follow-ups/sequences/follow-up.text.en.ts";
import {
  composeMail,
  composeText,
  type MergeValues,
} from "~/domains/follow-ups/sequences/message-text.ts";
import { formatRequestedWhen, formatTwoTimes } from "~/domains/follow-ups/sequences/moments.ts";
import type { Step } from "~/domains/follow-ups/sequences/sequence.ts";
import type { Urgency } from "~/domains/leads/index.ts";
import { type MessageChannel, spokenWords } from "~/domains/messaging/index.ts";
import { serviceInSentence } from "~/domains/storefront/index.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { zonesOf } from "./gate-facts.ts";
import type { EnrollmentFacts } from "./read-facts.server.ts";

/** The facts used to compose a message. */
export type MessageFacts = Pick<
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
> & { businessLicense?: string | null; recordings?: EnrollmentFacts["recordings"] };

/** The time and place for which a message is composed. */
export type Moment = {
  now: Date;
  /** IANA zone used if the business's ZIP code has none. */
  defaultZone: string;
  /** The business's availability; null if no times should be offered. */
  calendar: OfferedCalendar | null;
};

/** With the types of appointments if they were loaded. */
type OfferedCalendar = BusinessCalendar & { bookings?: BookingOffer };

/** Used within a sentence if the business has no phone. */
const placeholderPhone = "the number on our page";

/** Merge field values for a lead at a given time. */
export function buildMergeValues(
  facts: Omit<MessageFacts, "wasTexted"> & { service: string; requestedAt: Date },
  { now, defaultZone, calendar }: Moment,
): MergeValues {
  const { recipient } = zonesOf(facts, defaultZone);
  const phone = formatPhone(facts.businessPhone) ?? placeholderPhone;
  const { line, isDanger } = urgentLine(facts, phone);
  const offered = findOfferedTimes(calendar, facts, now);
  return {
    first_name: firstName(facts.name),
    business: facts.businessName,
    phone,
    service: serviceInSentence(facts.service),
    city: facts.businessCity,
    asked: formatRequestedWhen(facts.requestedAt, now, recipient),
    urgent: line,
    isDanger,
    two_times: offered?.times ?? "",
    bookingUrl: offered?.bookingUrl ?? null,
  };
}

/**
 * Two openings where the work is, formatted for a message, and the page to book another; null if
 * there are none, so the message uses `whatDay` instead. With self-booking they fit the longest type
 * that can be booked there.
 */
function findOfferedTimes(
  calendar: OfferedCalendar | null,
  { urgency, zipCode }: Pick<MessageFacts, "urgency" | "zipCode">,
  now: Date,
): { times: string; bookingUrl: string | null } | null {
  if (!calendar) return null;
  const { types = [], url: bookingUrl = null } = calendar.bookings ?? {};
  const offered = bookingUrl ? types.filter((type) => type.isBookableOnline) : types;
  const served = offered.filter((type) => isServed(type, { city: null, zipCode }));
  if (offered.length > 0 && served.length === 0) return null;
  const [longest] = served.toSorted((a, b) => b.durationMinutes - a.durationMinutes);
  const type = bookingUrl ? longest : undefined;
  const crews = calendar.crews.filter(
    ({ crewId }) => !type || type.crewIds.length === 0 || type.crewIds.includes(crewId),
  );
  const search = { now, urgency: urgency ?? ("this_week" as const) };
  const openings = findTwoOpenings({ ...calendar, crews }, type ?? defaultLength, search);
  if (!openings) return null;
  const [first, second] = openings;
  const times = formatTwoTimes([first.startsAt, second.startsAt], now, calendar.zone);
  return { times, bookingUrl: type ? bookingUrl : null };
}

/**
 * Composes a step's message for a lead, as it would be sent now.
 * @returns a subject only for email
 */
export function composeStep(
  step: Step,
  channel: MessageChannel,
  facts: MessageFacts & { service: string; requestedAt: Date },
  moment: Moment,
): { subject: string | null; words: string } {
  if (channel === "voicemail") return { subject: null, words: describeVoicemail(step, facts) };
  const values = buildMergeValues(facts, moment);
  if (channel === "sms") {
    return { subject: null, words: composeText(step.words, values, { first: !facts.wasTexted }) };
  }
  const subject = step.subject ?? step.otherwise?.subject ?? "";
  const composed = composeMail({ subject, words: step.words }, values);
  // The signature omits an unknown phone.
  const mail = { ...composed, words: composed.words.replace(`\n${placeholderPhone}`, "") };
  return step.key === "introduction" ? withLicense(mail, facts.businessLicense) : mail;
}

/** What a voicemail says, as far as it's known: the spoken text, or the recording's name. */
function describeVoicemail(
  { recordingId }: Step,
  { recordings = [], businessName, businessPhone }: MessageFacts,
): string {
  const words = recordings.find(({ id }) => id === recordingId)?.words ?? "";
  return spokenWords({ businessName, businessPhone, words });
}

/**
 * Appends the license number to the introduction if the business's page has one
 * (`follow-ups.standard-sequence`).
 */
function withLicense<Mail extends { words: string }>(mail: Mail, license?: string | null): Mail {
  if (!license || mail.words.includes(license)) return mail;
  return { ...mail, words: `${mail.words}\nLicense: ${license}` };
}

/**
 * The given first name, or "there". Only letters are allowed, since anyone could submit a
 * stranger's address with any text as the name.
 */
export function firstName(name: string): string {
  const [first = ""] = name.trim().split(/\s+/, 1);
  return /^\p{L}[\p{L}'’-]{0,29}$/u.test(first) ? first : "there";
}

/** Terms in a request that indicate danger, with the safety advice for each. */
const dangers: { pattern: RegExp; line: string }[] = [
  {
    pattern:
      /\bgas (?:smell|odor|leak)|\b(?:smell|smells|smelled|smelling|odor of|leaking|leak of)(?: like| of| the| some| a lot of)? gas\b|rotten eggs?\b|\b(?:huele|olor|fuga)(?: a| de) gas\b/i,
    line: followUpParts.urgent.gas,
  },
  {
    pattern: /\bcarbon monoxide\b|\bCO (?:alarm|detector|leak)|\bmon[oó]xido\b/i,
    line: followUpParts.urgent.carbonMonoxide,
  },
  {
    pattern:
      /\bspark(?:s|ed|ing)?\b|\barcing\b|\bsmoking\b|\bsmoke\b(?! (?:detector|alarm)s?\b)|\b(?:smell|smells|smelled|smelling)(?: like| of| something)? (?:burning|burnt|smoke)|\bburn(?:ing|t)? (?:plastic |electrical )?smell|\bon fire\b|\bflames?\b|\bshock(?:s|ed|ing)\b|\bmelt(?:s|ed|ing)\b|\b(?:panel|breaker|breaker box|outlet|plug|switch|wire|wiring|cord)s? (?:is |are |feels? |gets? |looks? )?(?:very |really |too |so )?(?:hot|warm|burnt|burned|scorched|buzzing)\b|\b(?:hot|warm|burnt|scorched|buzzing) (?:panel|breaker|breaker box|outlet|plug|switch|wire)s?\b|\bchispas?\b|\bhumo\b/i,
    line: followUpParts.urgent.fire,
  },
];

/**
 * The first message's addition for a request that can't wait (the field `urgent`), with a leading
 * space: the business's phone for one needed today, safety advice for one that indicates danger;
 * otherwise empty. The only advice in danger is to leave and call.
 * @param phone formatted for display
 */
function urgentLine(
  { need, urgency }: { need: string | null; urgency: Urgency | null },
  phone: string,
): { line: string; isDanger: boolean } {
  const danger = dangers.find(({ pattern }) => pattern.test(need ?? ""));
  if (danger) {
    return { line: followUpParts.urgent.danger(danger.line, phone), isDanger: true };
  }
  const line = urgency === "today" ? followUpParts.urgent.today(phone) : "";
  return { line, isDanger: false };
}
