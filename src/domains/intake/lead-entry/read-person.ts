import { cellValue, readEmails, readPhones } from "~/platform/csv/csv-cells.ts";
import { isTotalRow } from "~/platform/csv/read-sheet.ts";
import { isPlaceholderEmail } from "~/platform/validation/email.ts";
import { cleanText } from "~/platform/validation/fields.ts";
import type { PhoneNumber, PhoneProblem } from "~/platform/validation/phone.ts";

/** The columns of a person that files of leads and of customers share. */
type PersonField =
  | "name"
  | "first_name"
  | "middle_name"
  | "last_name"
  | "suffix"
  | "display_name"
  | "phone"
  | "extension"
  | "email";

type PersonRow = {
  read(field: PersonField): string;
  all(field: PersonField): { heading: string; text: string }[];
};

/** Whether a row is a total instead of a person. */
export const isTotal = (row: PersonRow & { cells: readonly string[] }): boolean =>
  isTotalRow(row.cells) &&
  readPhones(row.read("phone")).phones.length === 0 &&
  readEmails(row.read("email")).emails.length === 0;

/** A number, and the heading of its column. */
export type LabeledPhone = PhoneNumber & { heading: string };

/** Cells that say no, or only yes. */
export const bareNo = /^(?:no|n|none|false|0|-)$/i;
export const bareYes = /^(?:yes|y|true|1|x)$/i;

const phoneNotes: Record<PhoneProblem, string> = {
  none: "The phone column has no phone number",
  incomplete: "The phone number has no area code",
  placeholder: "The phone number is a placeholder",
  invalid: "The phone number isn’t valid",
};
const foreign = "The phone number isn’t a US or Canadian one";
/** The note about a value that was skipped. */
export const skipped = (reason: string | null): string | null =>
  reason && `${reason}, so it was skipped`;

/** The phone numbers of a row, best column first, and why one was skipped. */
export function readPersonPhones(row: PersonRow): {
  phones: LabeledPhone[];
  problem: string | null;
} {
  const phones: LabeledPhone[] = [];
  let problem: string | null = null;
  for (const { heading, text } of row.all("phone")) {
    const value = cellValue(text);
    if (value === "") continue;
    const parsed = readPhones(value);
    for (const phone of parsed.phones) {
      if (!phone.number.startsWith("+1")) problem ??= foreign;
      else if (!phones.some(({ number }) => number === phone.number))
        phones.push({ ...phone, heading });
    }
    const [first] = parsed.problems;
    if (first) problem ??= phoneNotes[first];
  }
  const [first] = phones;
  const extension = /^\D{0,6}(\d{1,7})$/.exec(row.read("extension"))?.[1];
  if (first && extension) first.extension ??= extension;
  return { phones: phones.slice(0, 8), problem };
}

/** The email addresses of a row, best column first, and why one was skipped. */
export function readPersonEmails(row: PersonRow): { emails: string[]; problem: string | null } {
  const emails: string[] = [];
  let problem: string | null = null;
  for (const { text } of row.all("email")) {
    const value = cellValue(text);
    if (value === "") continue;
    const parsed = readEmails(value);
    for (const email of parsed.emails) {
      if (isPlaceholderEmail(email)) problem ??= "The email address is a placeholder";
      else if (!emails.some((other) => other.toLowerCase() === email.toLowerCase()))
        emails.push(email);
    }
    const [first] = parsed.problems;
    if (first === "letters") problem ??= "The email address has accents before the @";
    else if (first) problem ??= "The email address can’t be read";
  }
  return { emails: emails.slice(0, 8), problem };
}

/** The name as written, in any case: "Null" and "O'BRIEN" are names. */
export function readPersonName(row: PersonRow): string {
  const parts = (["first_name", "middle_name", "last_name", "suffix"] as const).map((field) =>
    toLine(row.read(field)),
  );
  const joined = parts.filter(Boolean).join(" ");
  return toLine(row.read("name")) || joined || toLine(row.read("display_name"));
}

export const toText = (text: string): string => String(cleanText(text));
export const toLine = (text: string): string => toText(text).replace(/\s+/g, " ");
export const toLength = (text: string, limit: number): string =>
  text.length > limit ? text.slice(0, limit).toWellFormed().trimEnd() : text;
