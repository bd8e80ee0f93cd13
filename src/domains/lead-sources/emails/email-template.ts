import type { SourceField } from "~/domains/intake/index.ts";
import { plainHeading } from "~/platform/csv/match-columns.ts";
import type { LeadMail } from "./lead-mail.ts";

/**
 * Where a field is in a sender's emails: after a label, in the line below another line, in the line
 * with this number (not counting blank ones), or at `{}` in a line or the subject, where `*`
 * matches any text. A rule with field null marks text to leave out.
 */
export type LineRule = { field: SourceField | null } & (
  | { label: string }
  | { below: string }
  | { line: number }
  | { pattern: string }
  | { subject: string }
);

/** The email text that a rule repeats; empty for a line number. */
export const textOfRule = (rule: LineRule): string => {
  if ("label" in rule) return rule.label;
  if ("below" in rule) return rule.below;
  if ("pattern" in rule) return rule.pattern;
  return "subject" in rule ? rule.subject : "";
};

export type EmailTemplate = {
  /** The sender's address, or a domain with several senders. */
  sender: string;
  rules: LineRule[];
};

/** A value that a template found; `at` is its line, null for the subject. */
export type FoundValue = { field: SourceField | null; value: string; at: number | null };

/** Whether an address is a template's sender, or in its domain or a subdomain. */
export const isFrom = (address: string, sender: string): boolean =>
  address === sender || address.endsWith(`@${sender}`) || address.endsWith(`.${sender}`);

/** The first value of each field, in the order of the rules. */
export function applyTemplate({ rules }: EmailTemplate, mail: LeadMail): FoundValue[] {
  const values: FoundValue[] = [];
  for (const rule of rules) {
    if (rule.field && values.some(({ field }) => field === rule.field)) continue;
    const value = find(rule, mail);
    if (value) values.push({ field: rule.field, ...value });
  }
  return values;
}

function find(rule: LineRule, { subject, lines }: LeadMail) {
  if ("subject" in rule) {
    const value = capture(rule.subject, subject);
    return value ? { value, at: null } : null;
  }
  const at = lines.findIndex((line, index) => isAt(rule, lines, index, line));
  if (at < 0) return null;
  const line = lines[at] ?? "";
  if ("pattern" in rule) return { value: capture(rule.pattern, line) ?? "", at };
  if (!("label" in rule)) return { value: line, at };
  const value = valueIn(line);
  if (value !== "") return { value, at };
  const below = nextLine(lines, at);
  const under = lines[below] ?? "";
  // The label was left blank, and the next line has its own.
  return below < 0 || valueIn(under) !== "" ? null : { value: under, at: below };
}

function isAt(rule: LineRule, lines: readonly string[], at: number, line: string): boolean {
  if (line === "") return false;
  if ("label" in rule) return plainHeading(labelIn(line)) === plainHeading(rule.label);
  if ("pattern" in rule) return capture(rule.pattern, line) !== null;
  if ("line" in rule) return lines.slice(0, at).filter(Boolean).length === rule.line;
  if (!("below" in rule)) return false;
  const above = lines.slice(0, at).findLast(Boolean);
  return above !== undefined && plainHeading(above) === plainHeading(rule.below);
}

/**
 * The text before the colon of "Name: Ana", or before the tab of a table row; the whole line
 * without either.
 */
export const labelIn = (line: string): string => line.split(/[:\t]/, 1)[0]?.trim() ?? "";
export const valueIn = (line: string): string =>
  /[:\t]/.test(line) ? line.slice(labelIn(line).length).replace(/^[\s:]+/, "") : "";

const nextLine = (lines: readonly string[], at: number): number =>
  lines.findIndex((line, index) => index > at && line !== "");

/** The text at a pattern's `{}`, ignoring case; null if the line doesn't match. */
export function capture(pattern: string, line: string): string | null {
  const parts = pattern.split(/(\{\}|\*)/).filter((part) => part !== "");
  const lower = line.toLowerCase();
  let at = 0;
  let captured: string | null = null;
  for (const [index, part] of parts.entries()) {
    if (part !== "{}" && part !== "*") {
      // Text before a wildcard was matched together with the wildcard.
      if (!lower.startsWith(part.toLowerCase(), at)) return null;
      at += part.length;
      continue;
    }
    const next = parts[index + 1];
    // The closing text may also occur inside the captured value: "a 3/4\" valve".
    const isLast = index === parts.length - 2;
    const findNext = (text: string) =>
      isLast ? lower.lastIndexOf(text.toLowerCase()) : lower.indexOf(text.toLowerCase(), at);
    const end = next === undefined ? line.length : findNext(next);
    if (end < at) return null;
    if (part === "{}") captured = line.slice(at, end).trim();
    at = end;
  }
  return at === line.length ? captured || null : null;
}
