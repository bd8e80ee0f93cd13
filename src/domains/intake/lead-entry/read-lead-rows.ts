import type { LeadStage } from "~/domains/leads/index.ts";
import { findService, findState } from "~/domains/shared/index.ts";
import { cellValue } from "~/platform/csv/csv-cells.ts";
import { isDayFirst, type ReadDate, readDate } from "~/platform/csv/date-cell.ts";
import type { SheetColumn } from "~/platform/csv/match-columns.ts";
import { readSheet, type Sheet, type SheetRow } from "~/platform/csv/read-sheet.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { readZipCode, zipCodeIn } from "~/platform/validation/zip-code-cell.ts";
import { type LeadField, leadFields, stageNamed } from "./lead-columns.ts";
import { maxLeadRows } from "./lead-imports.ts";
import {
  bareNo,
  bareYes,
  isTotal,
  readPersonEmails,
  readPersonName,
  readPersonPhones,
  skipped,
  toLength,
  toLine,
  toText,
} from "./read-person.ts";

/** A line of a file: one lead of the business. */
export type LeadRow = {
  name: string;
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
  need: string | null;
  service: string | null;
  zipCode: string | null;
  /** Where the work is, on one line; null if no street is given. */
  address: string | null;
  stage: LeadStage;
  requestedOn: ReadDate | null;
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
  const parsed = readSheet<LeadField>(text, {
    fields: leadFields,
    problemAt: "file",
    needs: [
      {
        oneOf: ["phone", "email"],
        missing: "We found no column with phone numbers or email addresses.",
      },
    ],
  });
  if (!parsed.ok) return parsed;
  const dayFirst = isDayFirst(parsed.samples("asked_on"));
  const lines: ReadLine[] = [];
  for (const row of parsed.rows) {
    if (isTotal(row)) continue;
    if (lines.length === maxLeadRows) {
      const limitText = maxLeadRows.toLocaleString("en-US");
      return invalid({
        file: `Import up to ${limitText} lines at a time. Split the file into parts.`,
      });
    }
    lines.push(readLeadRow(row, dayFirst));
  }
  if (lines.length === 0) return invalid({ file: "The file has headings but no lines." });
  return { ok: true, lines, columns: parsed.columns, hasPlaces: hasAddressColumns(parsed) };
}

/** If true, a missing ZIP code is unknown and doesn't default to the page's. */
const hasAddressColumns = ({ has }: Sheet<LeadField>): boolean =>
  has("zip_code") || has("street") || has("city") || has("state");

/** Reads one line as a lead. */
export function readLeadRow(row: SheetRow<LeadField>, dayFirst: boolean): ReadLine {
  const notes: string[] = [];
  const details: string[] = [];
  const detail = (label: string, text: string) => text && details.push(`${label}: ${text}`);
  const { phones, problem: phoneProblem } = readPersonPhones(row);
  const { emails, problem: emailProblem } = readPersonEmails(row);
  const lost = [skipped(phoneProblem), skipped(emailProblem)].filter((problem) => problem !== null);
  notes.push(...lost);
  const [phone = null, ...otherPhones] = phones;
  const [email = null, ...otherEmails] = emails;
  for (const { number, extension } of otherPhones)
    detail("Other phone", formatPhone(number, extension));
  for (const email of otherEmails) detail("Other email", email);
  const company = toLine(row.read("company"));
  const personName = readPersonName(row) || company;
  const name = toLength(personName, 200) || (phone ? formatPhone(phone.number) : (email ?? ""));
  if (!phone && !email) {
    const why = [phoneProblem, emailProblem].filter((problem) => problem !== null).join(". ");
    const problem = why ? `${why}, so you can’t reach them` : "No phone number or email";
    return { line: row.line, ok: false, name: name || "No name", problem, notes: [] };
  }
  if (personName === "") notes.push("No name, so we used their number or email");
  if (company !== personName) detail("Company", company);
  const place = placeOf(row);
  if (place.problem) notes.push(place.problem);
  detail("Address", place.address);
  detail("Source", toLine(cellValue(row.read("source"))));
  const date = dateOf(row, dayFirst);
  if (date.problem) notes.push(date.problem);
  const { stage, isKnown } = stageNamed(cellValue(row.read("status")));
  if (!isKnown) detail("Status", toLine(row.read("status")));
  const serviceText = toLine(cellValue(row.read("service")));
  const service = findService(serviceText)?.slug ?? null;
  if (serviceText !== "" && !service) detail("Service", serviceText);
  const agreed = consentOf(row);
  if (agreed.problem) notes.push(agreed.problem);
  const [need = null, ...otherNeeds] = row
    .all("need")
    .map(({ heading, text }) => ({ heading, text: toLength(toText(text), 4000) }))
    .filter(({ text }) => text !== "");
  for (const { heading, text } of otherNeeds) detail(heading, text);
  return {
    line: row.line,
    ok: true,
    notes,
    row: {
      name,
      phone: phone?.number ?? null,
      phoneExtension: phone?.extension ?? null,
      email: email?.toLowerCase() ?? null,
      need: need?.text ?? null,
      service,
      zipCode: place.zipCode,
      address: place.hasStreet ? place.address : null,
      stage,
      requestedOn: date.date,
      agreedHow: agreed.how,
      details,
    },
  };
}

function placeOf(row: SheetRow<LeadField>) {
  const streets = row
    .all("street")
    .map(({ text }) => toLine(cellValue(text)))
    .filter(Boolean);
  const street = streets[0] ?? "";
  const zipText = toLine(cellValue(row.read("zip_code")));
  const city = toLine(cellValue(row.read("city")));
  const stateText = toLine(cellValue(row.read("state")));
  const zipCode = readZipCode(zipText) ?? streets.map(zipCodeIn).find(Boolean) ?? null;
  const state = findState(stateText)?.code ?? stateText;
  const hasCityOrZip = zipCodeIn(street) !== null || (city !== "" && street.includes(city));
  const [first, ...rest] = [
    street,
    ...(hasCityOrZip
      ? []
      : [toLine(cellValue(row.read("street_2"))), city, `${state} ${zipCode ?? zipText}`.trim()]),
  ].filter(Boolean);
  // A ZIP code or a state alone is not an address.
  const address = street !== "" || city !== "" ? [first, ...rest].join(", ") : "";
  const isLost = zipText !== "" && zipCode === null;
  return {
    zipCode,
    address: toLength(address, 300),
    hasStreet: street !== "",
    problem: isLost ? "The ZIP code isn’t a US one, so it was skipped" : null,
  };
}

function dateOf(row: SheetRow<LeadField>, dayFirst: boolean) {
  const text = toLine(cellValue(row.read("asked_on")));
  const date = text === "" ? null : readDate(text, dayFirst);
  const isInOurTime = date !== null && date.day > "1990" && date.day < "2100";
  if (text === "" || isInOurTime) return { date, problem: null };
  return {
    date: null,
    problem: `“${toLength(text, 40)}” isn’t a date we can read, so we used today`,
  };
}

/**
 * When and how they agreed to texts, as text: a bare "yes" is not a consent record
 * (`leads.consent-by-hand`).
 */
function consentOf(row: SheetRow<LeadField>): { how: string | null; problem: string | null } {
  const text = toLine(cellValue(row.read("agreed_to_texts")));
  if (text === "" || bareNo.test(text)) return { how: null, problem: null };
  if (!bareYes.test(text)) return { how: toLength(text, 300), problem: null };
  const problem = `“${text}” doesn’t say when and how they agreed to texts, so no consent is recorded`;
  return { how: null, problem };
}
