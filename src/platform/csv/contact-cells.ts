import { type EmailProblem, readEmail } from "../validation/email.ts";
import { type PhoneNumber, type PhoneProblem, readPhone } from "../validation/phone.ts";

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
  const read = (pieces.length > 1 ? pieces : (text.match(anyNumber) ?? [text])).map(readPhone);
  const found = read.flatMap((one) => (one.ok ? [strip(one)] : []));
  const phones = found.filter(
    ({ number }, at) => found.findIndex((one) => one.number === number) === at,
  );
  const problems = read.flatMap((one) => (one.ok || one.problem === "none" ? [] : [one.problem]));
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
    .split(/[;,|\s<>]+/)
    .flatMap((piece) =>
      piece.indexOf("@") === piece.lastIndexOf("@") ? [piece] : piece.split("/"),
    )
    .map((piece) => trimMarks(piece.replace(/^(?:mailto|e|email):/i, ""), `("'[]`, `)"'].`))
    .filter((piece) => piece.includes("@"));
  const read = pieces.map(readEmail);
  const emails = [...new Set(read.flatMap((one) => (one.ok ? [one.address] : [])))];
  const problems = read.flatMap((one) => (one.ok ? [] : [one.problem]));
  return { emails, problems: pieces.length === 0 ? ["none"] : problems };
}

/** Trims these characters from the start and end of a text. */
function trimMarks(text: string, before: string, after: string): string {
  let [from, to] = [0, text.length];
  while (from < to && before.includes(text[from] ?? " ")) from += 1;
  while (to > from && after.includes(text[to - 1] ?? " ")) to -= 1;
  return text.slice(from, to);
}
