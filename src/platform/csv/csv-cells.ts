import { type EmailProblem, readEmail } from "../validation/email.ts";
import { type PhoneNumber, type PhoneProblem, readPhone } from "../validation/phone.ts";

/** A cell's value. Null and undefined are an empty cell. */
export type CsvValue = string | number | null | undefined;

/** What spreadsheets treat as the start of a formula, including after blanks and in full width. */
const formula = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/;
/** Characters that need quotes to stay in their cell, including where semicolons separate cells. */
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/**
 * One line of a CSV file (RFC 4180), with its line break. Text that a spreadsheet would run as a
 * formula gets a leading apostrophe (`fault.injection`); numbers are unchanged.
 */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell's text without the apostrophe that `csvLine` added. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}

/**
 * A cell's text without additions by spreadsheet programs: blanks, `="02134"` and the apostrophe of
 * `'02134`, which makes a spreadsheet treat a number as text. Line breaks inside it are preserved.
 */
export function cellText(cell: string): string {
  const text = cell.replace(/\r\n?/g, "\n").trim();
  const formula = /^'?="(.*)"$/s.exec(text)?.[1];
  if (formula !== undefined) return formula.replaceAll('""', '"').trim();
  return withoutGuard(text).replace(/^'(?=\d)/, "");
}

/** Placeholders for an empty value. */
const placeholder = /^(?:n\/?a|n\.a\.|none|null|nil|undefined|unknown|-+|—|\?+|\.)$/i;

/** The same, but empty for placeholders. Not for names: there are people named Null. */
export function cellValue(cell: string): string {
  const text = cellText(cell);
  return placeholder.test(text) ? "" : text;
}

/** An amount of money in a cell; negative for a refund. */
export type ReadAmount = {
  cents: number;
  /** Its currency, if the cell names one. */
  currency: string | null;
};

const currencies: Record<string, string> = {
  $: "USD",
  US$: "USD",
  USD$: "USD",
  CA$: "CAD",
  C$: "CAD",
  "€": "EUR",
  "£": "GBP",
};

/**
 * Parses an amount of money in common formats: 1213.19, $1,213.19, (1,213.19), -1213.19, USD
 * 1,213.19 and, with decimal commas, 1.213,19.
 * @returns null unless it is an amount of at most ten digits with cents
 */
export function readAmount(text: string): ReadAmount | null {
  const plain = text.replace(/[\s\u00a0\u202f']/g, "").replace(/[−–]/g, "-");
  const [, open, sign, mark = "", inner, number = "", code = "", back, close] =
    /^(\()?([+-])?([A-Z]{2,3}\$?|[CU]S?\$|[$€£])?([+-])?([\d.,]+)(USD|CAD|EUR|GBP|[$€£])?(-)?(\))?$/i.exec(
      plain,
    ) ?? [];
  if (number === "" || (open === undefined) !== (close === undefined)) return null;
  const units = readNumber(number);
  if (units === null) return null;
  const isNegative = open !== undefined || back !== undefined || sign === "-" || inner === "-";
  const currency = (mark || code).toUpperCase();
  return {
    cents: isNegative ? -units : units,
    currency: currency === "" ? null : (currencies[currency] ?? currency),
  };
}

/** Parses a number as hundredths. The last "." or "," that can be the decimal mark is. */
function readNumber(text: string): number | null {
  const dots = text.split(".").length - 1;
  const commas = text.split(",").length - 1;
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  // "1,213" and "1.213.455" are whole; "1.213", "1,50" and "1.213,50" aren't.
  const isDecimal =
    (dots > 0 && commas > 0) || dots === 1 || (commas === 1 && !/,\d{3}$/.test(text));
  const whole = isDecimal ? text.slice(0, last) : text;
  const fraction = isDecimal ? text.slice(last + 1) : "";
  const isGrouped = /^(?:\d{0,10}|\d{1,3}(?:\.\d{3}){1,3}|\d{1,3}(?:,\d{3}){1,3})$/.test(whole);
  if (!isGrouped || !/^\d{0,9}$/.test(fraction)) return null;
  if (isDecimal && whole.includes(text[last] ?? "")) return null;
  const digits = whole.replace(/\D/g, "");
  if (digits === "" && fraction === "") return null;
  return Math.round(Number(`${digits || "0"}.${fraction || "0"}`) * 100);
}

const between = / ?(?::::|[;/|]|,(?= ?[^\d #]| ?\d{3})| (?:or|and|&) ) ?/i;
const beforeLabel = / (?=[a-z][a-z ]{1,15}:)/i;
const anyNumber =
  /(?<!\d)(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)(?:[\s,]*(?:ext\.?|x|#)\s*\d{1,7})?/gi;

/** Maximum characters read of a cell. A longer one isn't a list of one person's numbers or addresses. */
const maxCell = 2_000;

/** A cell's phone numbers in order, and why the rest isn't one. */
export type ReadPhones = { phones: PhoneNumber[]; problems: PhoneProblem[] };

/**
 * Reads a cell's phone numbers: several separated by " / ", ";", ",", " ::: " or labels, and one
 * that a spreadsheet wrote as 9565550104.0 or 9.565550104E+9.
 */
export function readPhones(cell: string): ReadPhones {
  const text = withoutDecimals(cell.slice(0, maxCell).replaceAll("\n", ";").replace(/\s+/g, " "));
  const whole = readPhone(text);
  if (whole.ok) return { phones: [strip(whole)], problems: [] };
  const pieces = text
    .split(between)
    .flatMap((piece) => piece.split(beforeLabel))
    .filter((piece) => piece.trim() !== "");
  // A number in a sentence: "call 512-555-0134 after 5".
  const read = pieces
    .flatMap((piece) => (readPhone(piece).ok ? [piece] : (piece.match(anyNumber) ?? [piece])))
    .map(readPhone);
  const numbers = read.flatMap((phone) => (phone.ok ? [strip(phone)] : []));
  const phones = numbers.filter(
    ({ number }, index) =>
      numbers.findIndex((phoneNumber) => phoneNumber.number === number) === index,
  );
  const problems = read.flatMap((phone) =>
    phone.ok || phone.problem === "none" ? [] : [phone.problem],
  );
  const isNothing = phones.length === 0 && problems.length === 0;
  return { phones, problems: isNothing ? ["none"] : problems };
}

const strip = ({ number, extension }: PhoneNumber): PhoneNumber => ({ number, extension });

function withoutDecimals(cell: string): string {
  const text = cell.trim();
  if (/^\d{10,11}\.0+$/.test(text)) return text.slice(0, text.indexOf("."));
  // All digits must be present: 9.56E+9 has lost its last ones.
  const [, first = "", rest = "", power = ""] = /^(\d)\.(\d+)E\+?(\d{1,2})$/i.exec(text) ?? [];
  return first !== "" && rest.length === Number(power) ? `${first}${rest}` : text;
}

/** A cell's email addresses in order, and why the rest isn't one. */
export type ReadEmails = { emails: string[]; problems: EmailProblem[] };

/**
 * Reads a cell's email addresses: several separated by ";", ",", " ::: " or blanks, and `Pat
 * <pat@example.com>`.
 */
export function readEmails(cell: string): ReadEmails {
  const pieces = cell
    .slice(0, maxCell)
    .replaceAll(":::", " ")
    // "pat @example.com"
    .replace(/(?<=[\w.+-]) ?@ ?(?=[\w-]+\.[a-z])/gi, "@")
    .split(/[;,|\s<>]+/)
    .flatMap((piece) =>
      piece.indexOf("@") === piece.lastIndexOf("@") ? [piece] : piece.split("/"),
    )
    .map((piece) => trimMarks(piece.replace(/^(?:mailto|e|email):/i, ""), `("'[]`, `)"'].`))
    .filter((piece) => piece.includes("@"));
  const parsed = pieces.map(readEmail);
  const emails = [...new Set(parsed.flatMap((email) => (email.ok ? [email.address] : [])))];
  const problems = parsed.flatMap((email) => (email.ok ? [] : [email.problem]));
  return { emails, problems: pieces.length === 0 ? ["none"] : problems };
}

/** Trims these characters from the start and end of a text. */
function trimMarks(text: string, before: string, after: string): string {
  let [from, to] = [0, text.length];
  while (from < to && before.includes(text[from] ?? " ")) from += 1;
  while (to > from && after.includes(text[to - 1] ?? " ")) to -= 1;
  return text.slice(from, to);
}
