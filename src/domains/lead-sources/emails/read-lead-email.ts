import { readFields, type SourceField } from "~/domains/intake/index.ts";
import type { DeliveredField } from "../read-delivery.ts";
import { applyTemplate, type EmailTemplate, type FoundValue, isFrom } from "./email-template.ts";
import { type LeadMail, readLeadMail } from "./lead-mail.ts";
import { type PlatformTemplate, platformTemplates } from "./platform-templates.ts";
import { type LineField, type NotTheirs, readLines } from "./read-lines.ts";

export type EmailReading = {
  mail: LeadMail;
  /** The platform whose templates match this email; null for any other sender. */
  platform: string | null;
  fields: DeliveredField[];
  /** The field that each line of the email was read as, by line number. */
  fieldOfLine: ReadonlyMap<number, SourceField>;
};

type Choices = { templates: readonly EmailTemplate[]; notTheirs: NotTheirs };

/**
 * Reads the lead in a stored email: first with the member's template for its sender, then with its
 * platform's, then with the reader for any email. Null if it isn't an email.
 */
export function readLeadEmail(stored: string, choices: Choices): EmailReading | null {
  const mail = readLeadMail(stored);
  if (!mail) return null;
  const template = choices.templates.find(({ sender }) => isFrom(mail.from, sender));
  const platform = platformTemplates.find(({ senders }) =>
    senders.some((sender) => isFrom(mail.from, sender)),
  );
  const values = template ? applyTemplate(template, mail) : [];
  if (platform) add(values, applyTemplate({ sender: mail.from, rules: platform.rules }, mail));
  add(values, relayOf(mail, platform));
  const otherLines = readLines(mail, values, choices.notTheirs);
  const parsed = readFields(otherLines, null).matched;
  const isFound = (field: SourceField | null) => values.some((value) => value.field === field);
  const hasName = parsed.some(({ field }) => /name$/.test(field ?? "")) || isFound("first_name");
  // The last template applies to any sender, and only to a name that no other gives.
  const anyone = platformTemplates.at(-1);
  if (!hasName && anyone) {
    add(values, applyTemplate({ sender: "", rules: anyone.rules }, { ...mail, lines: [] }));
  }
  const rest = otherLines.flatMap((line, index) =>
    labelSecondValue(line, parsed[index]?.field ?? null, isFound),
  );
  const fieldOfLine = new Map<number, SourceField>();
  for (const [index, { at: line }] of otherLines.entries()) {
    const field = parsed[index]?.field;
    if (line !== null && field) fieldOfLine.set(line, field);
  }
  for (const { field, at } of values) if (at !== null && field) fieldOfLine.set(at, field);
  const fields = [
    ...values.flatMap(({ field, value }) =>
      field ? [{ label: field, value: unquoted(value) }] : [],
    ),
    ...rest.map(({ label, value }) => ({ label, value: unquoted(value) })),
  ];
  return {
    mail,
    platform: platform?.name ?? null,
    fields: fields.filter(({ value }) => value !== "").slice(0, 100),
    fieldOfLine,
  };
}

/** Adds values of fields that no earlier template found. */
function add(values: FoundValue[], more: readonly FoundValue[]): void {
  for (const value of more) {
    const isKnown = values.some(
      ({ field, at }) => field === value.field || (at !== null && at === value.at),
    );
    if (!isKnown) values.push(value);
  }
}

/** The address that forwards a reply to this customer, if the platform has such addresses. */
function relayOf(
  { from, replyTo }: LeadMail,
  platform: PlatformTemplate | undefined,
): FoundValue[] {
  const relay = [replyTo, from].find(
    (address) =>
      platform?.relays.some((domain) => isFrom(address, domain)) &&
      !/no-?reply|do-?not-?reply/i.test(address),
  );
  return relay ? [{ field: "email", value: relay, at: null }] : [];
}

/**
 * A second value of a field that a template found: a second name is dropped, a second number isn't.
 */
function labelSecondValue(
  lineField: LineField,
  field: SourceField | null,
  isFound: (field: SourceField | null) => boolean,
): LineField[] {
  if (field === "phone" && isFound("phone")) return [{ ...lineField, label: "other phone" }];
  if (field === "email" && isFound("email")) return [{ ...lineField, label: "additional email" }];
  const isName = field !== null && ["name", "first_name", "last_name"].includes(field);
  return isName && (isFound("name") || isFound("first_name")) ? [] : [lineField];
}

const unquoted = (text: string) => /^["“](.*)["”]$/s.exec(text)?.[1]?.trim() ?? text;
