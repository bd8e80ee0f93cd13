import { plainHeading } from "~/platform/csv/match-columns.ts";
import type { SentField } from "./read-fields.ts";

/** What a lead's form says about texts, in its own words. */
export type TextConsent =
  /** They said no, or left the box unchecked. */
  | { state: "refused"; field: SentField }
  | {
      state: "given";
      field: SentField;
      /** The text at the box; null if the field has only a name, such as "SMS consent". */
      wording: string | null;
      /** Whether it's a written consent to this business's marketing texts. */
      isWritten: boolean;
    }
  | { state: "unknown" };

/** Reads a source's fields for consent to texts. A "no" counts more than a "yes" (`lead-sources.consent`). */
export function readTextConsent(sent: readonly SentField[], businessName: string): TextConsent {
  const said = sent.flatMap((field) => {
    const statement = statementOf(field);
    return statement ? [{ ...statement, field }] : [];
  });
  // A box for offers that is left unchecked says nothing about texts on the request.
  const refused = said.find(({ isYes, text }) => !isYes && !marketing.test(text));
  if (refused) return { state: "refused", field: refused.field };
  const given = said
    .filter(({ isYes }) => isYes)
    .map(({ field, text }) => {
      const wording = text.length >= minWording ? text : null;
      const isWritten = wording !== null && isWrittenConsent(wording, businessName);
      return { state: "given" as const, field, wording, isWritten };
    });
  const best =
    given.find(({ isWritten }) => isWritten) ?? given.find(({ wording }) => wording) ?? given[0];
  return best ?? { state: "unknown" };
}

/** Shorter texts are names of fields, not what a person agreed to. */
const minWording = 30;

const texts = /\b(?:sms|texts?|texting|text messages?|txt)\b/i;
const consent =
  /\b(?:consent(?:s|ed)?|opt(?:ed)?[ -]?(?:in|out)|agree(?:s|d)?|permission|accept(?:s|ed)?|acceptance|allow(?:s|ed)?|okay? to|may (?:we|i)|may text|can we|receive|subscribe)\b/i;
const optOut = /\b(?:opt(?:ed)?[ -]?out|unsubscribe|do ?n[o'’]?t text|no texts?|stop texts?)\b/i;
const marketing = /\b(?:marketing|promotion\w*|promos?|offers?|deals?|specials?|newsletter)\b/i;
const preferred = /\b(?:prefer(?:red|ence)?|best way|how should|contact method)\b/i;

const no =
  /^(?:no|n|none|false|0|-|off|unchecked|not|never|decline[ds]?|denied|disagree[ds]?|opt(?:ed)?[ -]?out|unsubscribed|(?:i )?do ?n[o'’]?t)\b|^-?$/i;
const yes =
  /^(?:yes|y|true|1|x|on|checked|ok|okay|sure|granted|given|agree[ds]?|i agree|accept(?:s|ed)?|i accept|opt(?:ed)?[ -]?in|subscribed|i consent|consent(?:s|ed)?)\b/i;

/** What a field says about texts; null if it's about something else, or says neither yes nor no. */
function statementOf({ label, value }: SentField): { isYes: boolean; text: string } | null {
  const heading = label.length < minWording ? plainHeading(label) : label;
  const stated = value.trim();
  if (texts.test(heading) && consent.test(heading) && !preferred.test(heading)) {
    const isLong = stated.length >= minWording && texts.test(stated) && consent.test(stated);
    if (isLong) return { isYes: !no.test(stated), text: stated };
    if (isOptOut(heading)) return yes.test(stated) ? { isYes: false, text: heading } : null;
    if (no.test(stated)) return { isYes: false, text: label };
    // A checked box may have its own label as its value, or any other.
    return yes.test(stated) || label.includes(stated) ? { isYes: true, text: label } : null;
  }
  // "acceptance-123", with what was agreed to as its value.
  if (!consent.test(heading) || stated.length < minWording) return null;
  if (!texts.test(stated) || !consent.test(stated)) return null;
  return { isYes: !no.test(stated), text: stated };
}

/** Whether a field's name is about no texts; a wording that explains how to opt out isn't. */
const isOptOut = (heading: string) => heading.length < minWording && optOut.test(heading);

/** What a written consent to marketing texts has to say (47 CFR 64.1200(f)(9), `leads.consent-boxes`). */
const required: readonly RegExp[] = [
  texts,
  marketing,
  /\b(?:agree|consent|authorize|may|opt[ -]?in)\b/i,
  /\bnot (?:a |required as a |considered a )?condition (?:of|to|for) (?:\w+ ){0,3}(?:purchas|buy)/i,
  /\bfrequency\b|\b(?:messages?|msgs?|texts?)\b.{0,20}(?:\/|\bper\b|\ba\b|\beach\b) ?(?:day|week|month)/i,
  /\b(?:messages?|msgs?|data)\b.{0,30}\brates?\b/i,
  /\bstop\b/i,
  /\bhelp\b/i,
];

/** Whether a wording names the business and is a written consent to its marketing texts. */
export function isWrittenConsent(wording: string, businessName: string): boolean {
  const name = nameOf(businessName);
  const isNamed = name.length >= 3 && ` ${nameOf(wording)} `.includes(` ${name} `);
  return isNamed && required.every((pattern) => pattern.test(wording));
}

/** A business's name as its letters and digits, without its legal form. */
const nameOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/ (?:llc|inc|corp|co|ltd)$/, "")
    .trim();
