import type { LeadStage } from "~/domains/leads/index.ts";
import { findService, findState } from "~/domains/shared/index.ts";
import { cellValue, readEmails, readPhones } from "~/platform/csv/csv-cells.ts";
import { isDayFirst, type ReadDate, readDate } from "~/platform/csv/date-cell.ts";
import type { SheetColumn } from "~/platform/csv/match-columns.ts";
import { isTotalRow, readSheet, type Sheet, type SheetRow } from "~/platform/csv/read-sheet.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { isPlaceholderEmail } from "~/platform/validation/email.ts";
import { cleanText } from "~/platform/validation/fields.ts";
import { formatPhone, type PhoneNumber, type PhoneProblem } from "~/platform/validation/phone.ts";
import { readZipCode, zipCodeIn } from "~/platform/validation/zip-code-cell.ts";
import { type LeadField, leadFields, stageNamed } from "./lead-columns.ts";
import { maxLeadRows } from "./lead-imports.ts";

/** A line of a file: one lead of the business. */
export type LeadRow = {
  name: string;
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
  need: string | null;
  service: string | null;
  zipCode: string | null;
  stage: LeadStage;
  asked: ReadDate | null;
  agreedHow: string | null;
  /** Values without a field of their own, such as a second phone number; saved as a note. */
  details: string[];
};

/** A parsed line; `notes` say what was skipped. */
export type ReadLine = { line: number; notes: string[] } & (
  | { ok: true; row: LeadRow }
  | { ok: false; name: string; problem: string }
);

/** A file's lines, its columns, and whether it has addresses. */
export type ReadLeadFile = Result<
  { lines: ReadLine[]; columns: SheetColumn<LeadField>[]; hasPlaces: boolean },
  Invalid
>;

/** Parses a lead file of at most `maxLeadRows` lines; errors are reported under `file`. */
export function readLeadRows(text: string): ReadLeadFile {
  const read = readSheet<LeadField>(text, {
    fields: leadFields,
    problemAt: "file",
    needs: [
      {
        oneOf: ["phone", "email"],
        missing: "We found no column with phone numbers or email addresses.",
      },
    ],
  });
  if (!read.ok) return read;
  const dayFirst = isDayFirst(read.samples("asked_on"));
  const lines: ReadLine[] = [];
  for (const row of read.rows) {
    if (isSum(row)) continue;
    if (lines.length === maxLeadRows) {
      const most = maxLeadRows.toLocaleString("en-US");
      return invalid({
        file: `Import up to ${most} lines at a time. Split the file into parts.`,
      });
    }
    lines.push(readLine(row, dayFirst));
  }
  if (lines.length === 0) return invalid({ file: "The file has headings but no lines." });
  return { ok: true, lines, columns: read.columns, hasPlaces: hasAddressColumns(read) };
}

/** If true, a missing ZIP code is unknown and doesn't default to the page's. */
const hasAddressColumns = ({ has }: Sheet<LeadField>): boolean =>
  has("zip_code") || has("street") || has("city") || has("state");

const isSum = (row: SheetRow<LeadField>): boolean =>
  isTotalRow(row.cells) && row.read("phone") === "" && row.read("email") === "";

function readLine(row: SheetRow<LeadField>, dayFirst: boolean): ReadLine {
  const notes: string[] = [];
  const details: string[] = [];
  const detail = (label: string, text: string) => text && details.push(`${label}: ${text}`);
  const { phones, problem: phoneProblem } = phonesOf(row);
  const { emails, problem: emailProblem } = emailsOf(row);
  const lost = [leftOut(phoneProblem), leftOut(emailProblem)].filter((one) => one !== null);
  notes.push(...lost);
  const [phone = null, ...otherPhones] = phones;
  const [email = null, ...otherEmails] = emails;
  for (const { number, extension } of otherPhones)
    detail("Other phone", formatPhone(number, extension));
  for (const other of otherEmails) detail("Other email", other);
  const company = lineOf(row.read("company"));
  const given = nameOf(row) || company;
  const name = cut(given, 200) || (phone ? formatPhone(phone.number) : (email ?? ""));
  if (!phone && !email) {
    const why = [phoneProblem, emailProblem].filter((one) => one !== null).join(". ");
    const problem = why ? `${why}, so you can’t reach them` : "No phone number or email";
    return { line: row.line, ok: false, name: name || "No name", problem, notes: [] };
  }
  if (given === "") notes.push("No name, so we used their number or email");
  if (company !== given) detail("Company", company);
  const place = placeOf(row);
  if (place.problem) notes.push(place.problem);
  detail("Address", place.address);
  detail("Source", lineOf(cellValue(row.read("source"))));
  const date = dateOf(row, dayFirst);
  if (date.problem) notes.push(date.problem);
  const { stage, isKnown } = stageNamed(cellValue(row.read("status")));
  if (!isKnown) detail("Status", lineOf(row.read("status")));
  const serviceText = lineOf(cellValue(row.read("service")));
  const service = findService(serviceText)?.slug ?? null;
  if (serviceText !== "" && !service) detail("Service", serviceText);
  const agreed = consentOf(row);
  if (agreed.problem) notes.push(agreed.problem);
  const need = cut(textOf(row.read("need")), 4000) || null;
  return {
    line: row.line,
    ok: true,
    notes,
    row: {
      name,
      phone: phone?.number ?? null,
      phoneExtension: phone?.extension ?? null,
      email: email?.toLowerCase() ?? null,
      need,
      service,
      zipCode: place.zipCode,
      stage,
      asked: date.date,
      agreedHow: agreed.how,
      details,
    },
  };
}

const phoneNotes: Record<PhoneProblem, string> = {
  none: "The phone column has no phone number",
  incomplete: "The phone number has no area code",
  placeholder: "The phone number is a placeholder",
  invalid: "The phone number isn’t valid",
};
const foreign = "The phone number isn’t a US or Canadian one";
const leftOut = (reason: string | null): string | null => reason && `${reason}, so it was skipped`;

function phonesOf(row: SheetRow<LeadField>): { phones: PhoneNumber[]; problem: string | null } {
  const phones: PhoneNumber[] = [];
  let problem: string | null = null;
  for (const { text } of row.all("phone")) {
    const value = cellValue(text);
    if (value === "") continue;
    const read = readPhones(value);
    for (const one of read.phones) {
      if (!one.number.startsWith("+1")) problem ??= foreign;
      else if (!phones.some(({ number }) => number === one.number)) phones.push(one);
    }
    const [first] = read.problems;
    if (first) problem ??= phoneNotes[first];
  }
  const [first] = phones;
  const extension = /^\D{0,6}(\d{1,7})$/.exec(row.read("extension"))?.[1];
  if (first && extension) first.extension ??= extension;
  return { phones: phones.slice(0, 8), problem };
}

function emailsOf(row: SheetRow<LeadField>): { emails: string[]; problem: string | null } {
  const emails: string[] = [];
  let problem: string | null = null;
  for (const { text } of row.all("email")) {
    const value = cellValue(text);
    if (value === "") continue;
    const read = readEmails(value);
    for (const one of read.emails) {
      if (isPlaceholderEmail(one)) problem ??= "The email address is a placeholder";
      else if (!emails.some((other) => other.toLowerCase() === one.toLowerCase())) emails.push(one);
    }
    const [first] = read.problems;
    if (first === "letters") problem ??= "The email address has accents before the @";
    else if (first) problem ??= "The email address can’t be read";
  }
  return { emails: emails.slice(0, 8), problem };
}

/** The name as written, in any case: "Null" and "O'BRIEN" are names. */
function nameOf(row: SheetRow<LeadField>): string {
  const parts = (["first_name", "middle_name", "last_name", "suffix"] as const).map((field) =>
    lineOf(row.read(field)),
  );
  const joined = parts.filter(Boolean).join(" ");
  return lineOf(row.read("name")) || joined || lineOf(row.read("display_name"));
}

function placeOf(row: SheetRow<LeadField>) {
  const streets = row
    .all("street")
    .map(({ text }) => lineOf(cellValue(text)))
    .filter(Boolean);
  const street = streets[0] ?? "";
  const written = lineOf(cellValue(row.read("zip_code")));
  const city = lineOf(cellValue(row.read("city")));
  const stateText = lineOf(cellValue(row.read("state")));
  const zipCode = readZipCode(written) ?? streets.map(zipCodeIn).find(Boolean) ?? null;
  const state = findState(stateText)?.code ?? stateText;
  const isWhole = zipCodeIn(street) !== null || (city !== "" && street.includes(city));
  const [first, ...rest] = [
    street,
    ...(isWhole
      ? []
      : [lineOf(cellValue(row.read("street_2"))), city, `${state} ${zipCode ?? written}`.trim()]),
  ].filter(Boolean);
  // A ZIP code or a state alone is not an address.
  const address = street !== "" || city !== "" ? [first, ...rest].join(", ") : "";
  const isLost = written !== "" && zipCode === null;
  return {
    zipCode,
    address: cut(address, 300),
    problem: isLost ? "The ZIP code isn’t a US one, so it was skipped" : null,
  };
}

function dateOf(row: SheetRow<LeadField>, dayFirst: boolean) {
  const text = lineOf(cellValue(row.read("asked_on")));
  const date = text === "" ? null : readDate(text, dayFirst);
  const isInOurTime = date !== null && date.day > "1990" && date.day < "2100";
  if (text === "" || isInOurTime) return { date, problem: null };
  return { date: null, problem: `“${cut(text, 40)}” isn’t a date we can read, so we used today` };
}

const no = /^(?:no|n|none|false|0|-)$/i;
const bareYes = /^(?:yes|y|true|1|x)$/i;

/**
 * When and how they agreed to texts, as text: a bare "yes" is not a consent record
 * (`leads.consent-by-hand`).
 */
function consentOf(row: SheetRow<LeadField>): { how: string | null; problem: string | null } {
  const text = lineOf(cellValue(row.read("agreed_to_texts")));
  if (text === "" || no.test(text)) return { how: null, problem: null };
  if (!bareYes.test(text)) return { how: cut(text, 300), problem: null };
  const problem = `“${text}” doesn’t say when and how they agreed to texts, so no consent is recorded`;
  return { how: null, problem };
}

const textOf = (text: string): string => String(cleanText(text));
const lineOf = (text: string): string => textOf(text).replace(/\s+/g, " ");
const cut = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).toWellFormed().trimEnd() : text;
