/** Maximum characters of a text: a log entry is a line, not a document. */
const longest = 1000;

/**
 * Replaces anything that looks like an email address, phone number or token (rule
 * `logs.no-personal-data`). Only the first 1,000 characters are returned, so any text can be logged
 * in linear time (rule `requests.linear-time`).
 */
export function scrub(text: string): string {
  const cut = text.length > longest;
  const scrubbed = withoutAddresses(cut ? withoutHalves(text.slice(0, longest)) : text)
    .replace(/[\d\s().-]{8,}/g, scrubNumber)
    .replace(/[A-Za-z0-9_-]{40,}/g, "[token]");
  return cut ? `${scrubbed}…` : scrubbed;
}

/**
 * The text with anything that looks like an email address replaced, including in URLs
 * (`logs.no-personal-data`).
 */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s"'<>()/=?&,;:]+/g, (word) =>
    /.(@|%40)./i.test(word) ? "[address]" : word,
  );
}

const partOfAddress = /[^\s"'<>()/=?&,;:]/;
const partOfNumber = /[\d\s().+-]/;

/** Half an address or number wouldn't be recognized, so a cut removes all of it. */
function withoutHalves(text: string): string {
  let end = text.length;
  while (end > 0 && partOfAddress.test(text.charAt(end - 1))) end--;
  while (end > 0 && partOfNumber.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** The span of at least eight characters from the first to the last digit that aren't part of a word. */
function scrubNumber(run: string, at: number, text: string): string {
  let start = 0;
  while (start < run.length && !beginsNumber(text, at + start)) start++;
  let end = run.length - 1;
  while (end > start && !endsNumber(text, at + end)) end--;
  return end - start < 7 ? run : `${run.slice(0, start)}[number]${run.slice(end + 1)}`;
}

const digit = /\d/;
const partOfWord = /[\w-]/;
const loopback = "127.0.0.1";

function beginsNumber(text: string, at: number): boolean {
  // The machine's own address isn't a phone number.
  const isOwn = text.startsWith(loopback, at) && !digit.test(text.charAt(at + loopback.length));
  return digit.test(text.charAt(at)) && !partOfWord.test(text.charAt(at - 1)) && !isOwn;
}

function endsNumber(text: string, at: number): boolean {
  return digit.test(text.charAt(at)) && !partOfWord.test(text.charAt(at + 1));
}
