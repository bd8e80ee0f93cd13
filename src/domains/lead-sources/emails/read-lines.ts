import { readFields } from "~/domains/intake/index.ts";
import { readPhones } from "~/platform/csv/csv-cells.ts";
import { readEmail } from "~/platform/validation/email.ts";
import { readPhone } from "~/platform/validation/phone.ts";
import { type FoundValue, labelIn, valueIn } from "./email-template.ts";
import { addressIn, type LeadMail } from "./lead-mail.ts";

/** A label and value of an email, and the value's line; null if it has no line. */
export type LineField = { label: string; value: string; at: number | null };

/** Contacts that aren't the customer's, such as the business's own number and address. */
export type NotTheirs = { phones: readonly string[]; emails: readonly string[] };

/** Where the standard footer of such emails begins. */
const footer =
  /^(?:--?\s*$|unsubscribe|©|copyright|you (?:are receiving|received|get) this|this e-?mail (?:was sent|is sent)|privacy policy|terms of (?:use|service)|manage (?:your )?(?:email )?preferences|view (?:this )?(?:email )?in (?:your )?browser)/i;
/** Labels of the platform's own contact information. */
const ofPlatform =
  /\b(?:support|customer (?:care|service)|help|questions|fax|reply to this|sincerely|thanks|note|p\.?s\.?|campaign|unsubscribe|www|https?)\b/i;
const platformLine =
  /^(?:questions|support|customer (?:care|service)|need help|help\b|(?:contact|call) us|fax)/i;
const labelLike = /^\p{L}[\p{L}\d /'’()_?#&.-]{0,60}$/u;
/** Labels that senders put next to each other on one line. */
const inline =
  /\s(?=(?:(?:first|last|full|customer|your) ?name|name|phone(?: number)?|mobile|e-?mail(?: address)?|message|address|zip(?: code)?|city|state|service|details|comments)\s?:)/i;
/** Headings of the section with the customer's name, number, and address. */
const sectionHeading =
  /^(?:customer|contact|client|homeowner|lead|consumer)(?:['’]s)? (?:info(?:rmation)?|details|contact(?: info(?:rmation)?)?)$/i;
const nameLike = /^\p{Lu}[\p{L}'’.-]{0,30}(?: \p{L}[\p{L}'’.-]{0,30}){0,3}$/u;
const notNames =
  /\b(?:new|lead|leads|request|quote|estimate|customer|contact|message|view|reply|call|click|log|team|ads|service|services|support|hello|hi|thanks?|you|alert|details|information|booking|appointment|project|job)\b/i;
const emailIn = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const tollFree = /^\+18(?:00|33|44|55|66|77|88)/;
const cityStateZip = /^[\p{L}.' -]{2,40},? [A-Z]{2},? \d{5}(?:-\d{4})?$/u;
/** Lines without information about the work. */
const boilerplate =
  /^(?:\[.{0,60}\]|<?https?:\/\/\S{1,500}|hi\b.{0,60}|hello\b.{0,60}|hey\b.{0,60}|thanks?(?: you)?\b.{0,60}|best,?|sincerely,?|regards,?|(?:reply|respond|log in|view|click|open|call now|contact)\b.{0,120}|[^\p{L}]{1,40})$/iu;

const maxRest = 2_000;

type Segment = { text: string; at: number };

/** Whether a label is also known from lead files. */
function isKnown(label: string): boolean {
  if (!labelLike.test(label) || label.length > 40) return false;
  const [matchedField] = readFields([{ label, value: "x" }], null).matched;
  return (
    matchedField !== undefined && matchedField.field !== null && matchedField.field !== "detail"
  );
}

/**
 * Reads the labels and values of any sender's email: on one line, one below the other, in a table,
 * or as question and answer; then unlabeled numbers, addresses, and names. The remaining lines are
 * the message.
 * @param values values that a template has read
 */
export function readLines(
  mail: LeadMail,
  values: readonly FoundValue[],
  notTheirs: NotTheirs,
): LineField[] {
  const takenLines = new Set(values.map(({ at }) => at));
  const end = mail.lines.findIndex((line, index) => index > 0 && footer.test(line));
  const segments = (end > 0 ? mail.lines.slice(0, end) : mail.lines).flatMap((line, index) =>
    takenLines.has(index) ? [] : segmentsOf(line, index),
  );
  const fields: LineField[] = [];
  const rest: Segment[] = [];
  const platform = hostOf(mail.from);
  for (let index = 0; index < segments.length; index += 1) {
    index = readSegment(segments, index, { fields, rest, platform });
  }
  addContacts(mail, { fields, rest, platform, notTheirs });
  addAddress(fields, rest);
  if (!values.some(({ field }) => field === "need")) addMessage(mail, fields, rest);
  return fields.map((field) => ({ ...field, value: field.value.slice(0, 4_000) }));
}

/** A line's cells, each split at further labels in it. */
function segmentsOf(line: string, at: number): Segment[] {
  const cells = line.split("\t");
  const isPair = cells.length === 2 && labelLike.test(labelIn(cells[0] ?? ""));
  const parts = isPair ? [`${cells[0]?.replace(/:$/, "")}: ${cells[1]}`] : cells;
  return parts.flatMap(splitAtLabels).map((text) => ({ text: text.trim(), at }));
}

/** "Name: Ana Phone: 512…" as two parts; "First Name: Ana" is one. */
function splitAtLabels(text: string): string[] {
  const colon = text.indexOf(":");
  const [first = "", ...others] = text.slice(colon + 1).split(inline);
  return [text.slice(0, colon + 1) + first, ...others];
}

type Collected = { fields: LineField[]; rest: Segment[]; platform: string };

/**
 * Reads the field that begins at this segment.
 * @returns the index of the last segment that belongs to it
 */
function readSegment(segments: readonly Segment[], index: number, to: Collected): number {
  const { text, at } = segments[index] ?? { text: "", at: 0 };
  if (text === "") return index;
  const label = labeled(text);
  const nextAt = segments.findIndex((segment, place) => place > index && segment.text !== "");
  const next = segments[nextAt];
  if (label !== null && ofPlatform.test(label)) return index;
  const value = label === null ? "" : valueIn(text);
  const sender = label === "From" ? addressIn(value) : null;
  if (sender) {
    // A website's form uses this label for its visitor; a platform uses it for itself.
    if (hostOf(sender) === to.platform) return index;
    const name = value.split(/[<([]/, 1)[0]?.trim() ?? "";
    if (name !== "" && addressIn(name) === null) to.fields.push({ label: "name", value: name, at });
    to.fields.push({ label: "email", value: sender, at });
    return index;
  }
  if (label !== null && value !== "") {
    const last = isNeed(label) ? lastOfParagraph(segments, index) : index;
    to.fields.push({ label, value: joined(segments, index, last, value), at });
    return last;
  }
  const heading = label ?? text;
  if (isSection(heading)) {
    if (next && isName(next.text)) {
      to.fields.push({ label: "name", value: next.text, at: next.at });
      return nextAt;
    }
    return index;
  }
  const isLabel = label !== null || isQuestion(text) || isKnown(text);
  const takesNext = next && isLabel && labeled(next.text) === null && !isQuestion(next.text);
  if (takesNext && !(label === null && isKnown(next.text))) {
    const last = isNeed(heading) ? lastOfParagraph(segments, nextAt) : nextAt;
    to.fields.push({
      label: heading,
      value: joined(segments, nextAt, last, next.text),
      at: next.at,
    });
    return last;
  }
  if (label === null) to.rest.push({ text, at });
  return index;
}

/**
 * "Name" of "Name: Ana"; null for a line without a label, such as a sentence, a time, or an
 * address.
 */
function labeled(text: string): string | null {
  if (!text.includes(":")) return null;
  const label = labelIn(text);
  const value = valueIn(text);
  const isTime = /\d$/.test(label) && /^\d/.test(value);
  const isSentence = label.split(" ").length > 6 && !label.endsWith("?");
  return labelLike.test(label) && !isTime && !isSentence && !text.includes("://") ? label : null;
}

/** Whether a line is the heading of the section about the customer. */
export const isSection = (text: string): boolean => sectionHeading.test(text);

const isQuestion = (text: string) => text.endsWith("?") && text.length <= 150;
const isNeed = (label: string) => /message|description|details|need|comment|note/i.test(label);
const isName = (text: string) => text.length <= 60 && nameLike.test(text) && !notNames.test(text);

/** The last line of the message that begins on this line. */
function lastOfParagraph(segments: readonly Segment[], index: number): number {
  let last = index;
  for (let at = index + 1; at < segments.length; at += 1) {
    const { text } = segments[at] ?? { text: "" };
    if (text === "" || labeled(text) !== null || isQuestion(text) || boilerplate.test(text)) break;
    if (isKnown(text)) break;
    last = at;
  }
  return last;
}

const joined = (segments: readonly Segment[], from: number, last: number, first: string) =>
  [first, ...segments.slice(from + 1, last + 1).map(({ text }) => text)].join("\n");

type Contacts = Collected & { notTheirs: NotTheirs };

/** Adds the first number, address, and name that isn't the platform's or the business's own. */
function addContacts(mail: LeadMail, { fields, rest, platform, notTheirs }: Contacts): void {
  const theirPhone = (text: string) =>
    readPhones(text).phones.find(
      ({ number }) => !tollFree.test(number) && !notTheirs.phones.includes(number),
    );
  const isTheirEmail = (text: string) => {
    const host = hostOf(text);
    const address = text.toLowerCase();
    const isMachine = /no-?reply|do-?not-?reply|^support@|^leads?@|^info@.*\blead/i.test(address);
    return (
      readEmail(text).ok && host !== platform && !isMachine && !notTheirs.emails.includes(address)
    );
  };
  // The business's own number and address in a labeled line aren't the customer's either.
  for (let at = fields.length - 1; at >= 0; at -= 1) {
    const value = fields[at]?.value ?? "";
    const isOwn = readPhone(value).ok
      ? !theirPhone(value)
      : readEmail(value).ok && !isTheirEmail(value);
    if (isOwn) fields.splice(at, 1);
  }
  const everywhere = [...rest, ...fields.map(({ value, at }) => ({ text: value, at: at ?? 0 }))];
  if (!fields.some(({ value }) => readPhone(value).ok)) {
    for (const { text, at } of everywhere) {
      const phone = theirPhone(text);
      if (!phone || platformLine.test(text)) continue;
      const { number, extension } = phone;
      fields.push({ label: "phone", value: extension ? `${number} x${extension}` : number, at });
      break;
    }
  }
  if (!fields.some(({ value }) => readEmail(value).ok)) {
    const own = everywhere.flatMap(({ text, at }) =>
      (text.match(emailIn) ?? []).filter(isTheirEmail).map((value) => ({ value, at })),
    );
    // A website's form email often has its visitor as the reply-to address.
    const replyTo = isTheirEmail(mail.replyTo) ? { value: mail.replyTo, at: null } : undefined;
    const address = own[0] ?? replyTo;
    if (address) fields.push({ label: "email", ...address });
  }
  const hasName = readFields(fields, null).matched.some(({ field }) => /name$/.test(field ?? ""));
  if (hasName) return;
  const contactAt = fields.find(({ label, at }) => /phone|email/i.test(label) && at !== null)?.at;
  const above = rest.filter(({ at }) => contactAt != null && at < contactAt && at >= contactAt - 2);
  const segment = above.find(({ text }) => isName(text));
  if (segment) fields.push({ label: "name", value: segment.text, at: segment.at });
}

/** Adds an unlabeled address: a street with its town, on one line or two. */
function addAddress(fields: LineField[], rest: readonly Segment[]): void {
  if (fields.some(({ label }) => /address|zip|postal|location/i.test(label))) return;
  for (const [index, { text, at }] of rest.entries()) {
    const street = rest[index - 1]?.text ?? "";
    if (cityStateZip.test(text)) {
      const value = /^\d{1,6} \S/.test(street) ? `${street}, ${text}` : text;
      fields.push({ label: "address", value, at });
      return;
    }
    if (/^\d{1,6} \S.{2,120}\b[A-Z]{2},? \d{5}(?:-\d{4})?$/.test(text)) {
      fields.push({ label: "address", value: text, at });
      return;
    }
  }
}

/** Adds the unused lines as the message, unless the email has a labeled message. */
function addMessage({ subject }: LeadMail, fields: LineField[], rest: readonly Segment[]): void {
  const hasNeed = readFields(fields, null).matched.some(({ field }) => field === "need");
  if (hasNeed) return;
  const used = new Set(fields.map(({ value }) => value));
  const lines = rest
    .map(({ text }) => text)
    .filter((text) => !boilerplate.test(text) && !used.has(text));
  const value = [subject, ...lines].filter(Boolean).join("\n").slice(0, maxRest);
  if (value !== "") fields.push({ label: "message", value, at: null });
}

/** The domain without a platform's subdomains: "messaging.yelp.com" is yelp.com. */
const hostOf = (address: string): string =>
  (address.split("@").at(-1) ?? "").toLowerCase().split(".").slice(-2).join(".");
