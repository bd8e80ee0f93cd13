import { quoteBegins } from "~/platform/inbound-mail/parsed-mail.ts";
import { clean, normalizeText, startOf } from "./normalize-text.ts";
import {
  attributions,
  headers,
  isRule,
  originals,
  removeFooter,
  saying,
} from "./quotes-and-footers.ts";

/** Everything after this many lines counts as quoted. */
const maxLines = 2_000;

/** The sender's own text, and the quoted, forwarded, or appended text of their mail program. */
export type OwnText = { text: string; quoted: string | null };

/**
 * Separates a message from the earlier ones it quotes or forwards, and from signatures, disclaimers, and our
 * own footer. Keeps everything else.
 * @param sent earlier messages to the sender; a run of one counts as quoted however it's marked
 * @param hasFooter whether companies put footers and disclaimers below such messages, as in emails
 */
export function ownTextOf(
  message: string,
  sent: readonly string[] = [],
  { hasFooter }: { hasFooter: boolean } = { hasFooter: true },
): OwnText {
  const allLines = message.replaceAll("\r\n", "\n").split("\n");
  const lines = allLines.slice(0, maxLines);
  const cut = findHistoryStart(lines, sent);
  const body = lines.slice(0, cut);
  const ownLines: string[] = [];
  const marked: string[] = [];
  for (let at = 0; at < body.length; at += 1) {
    const count = attributionLines(body, at);
    const until = isMarked(body[at]) ? at + 1 : at + count;
    if (until > at) {
      for (; at < until; at += 1) marked.push(body[at] ?? "");
      at -= 1;
    } else ownLines.push(body[at] ?? "");
  }
  const { text, below } = removeFooter(ownLines, hasFooter ? sent : null);
  const quoted = [below, marked, allLines.slice(cut)].flat().join("\n");
  return { text, quoted: quoted.replaceAll(quoteBegins, "").trim() || null };
}

/** Whether the text has any content: a letter, a digit, or a symbol. */
export function hasContent(text: string): boolean {
  return /[\p{L}\p{N}?]|\p{Extended_Pictographic}/u.test(text.replace(placeholders, ""));
}

/** Placeholders that mail programs leave for an image. */
const placeholders =
  /\[(?:image|cid|photo|inline image|imagen|video)\b[^\]\n]{0,200}\]|<?\b(?:image|img|photo|video)[\w() -]{0,40}\.(?:jpe?g|png|heic|gif|mov|mp4|webp)>?|\ufffc/gi;

/** The line where the earlier message starts; the number of lines if there is none. */
function findHistoryStart(lines: readonly string[], sent: readonly string[]): number {
  const lastMarked = lines.findLastIndex(isMarked);
  const ownStart = findOwnMessageStart(lines, sent);
  for (let at = 0; at < lines.length; at += 1) {
    const count = attributionLines(lines, at);
    if (at >= ownStart || startsQuotedHistory(lines, at, { count, lastMarked, ownStart }))
      return at;
    at += Math.max(0, count - 1);
  }
  return lines.length;
}

function startsQuotedHistory(
  lines: readonly string[],
  at: number,
  { count, lastMarked, ownStart }: { count: number; lastMarked: number; ownStart: number },
): boolean {
  const line = startOf(lines[at]);
  if (line === quoteBegins) return true;
  if (
    isForwardTitle(line) &&
    (at > 0 || line.includes("--") || headerKinds(lines, nextLine(lines, at + 1)) > 1)
  ) {
    return true;
  }
  if (isHeaderBlock(lines, at)) return true;
  if (isRule(line)) {
    const next = nextLine(lines, at + 1);
    const isJoined = headerOf(lines[next]) === "from" && ownStart > next && ownStart <= next + 4;
    if (isJoined || isHeaderBlock(lines, next)) return true;
  }
  if (count === 0) return isNameAttribution(lines, at, lastMarked, ownStart);
  // Without line prefixes, the rest is the earlier message unchanged.
  const next = nextLine(lines, at + count);
  return next < lines.length && lastMarked < at;
}

const isMarked = (line = ""): boolean => /^[ \t]{0,3}>/.test(line);

/** "-----Original Message-----", "Begin forwarded message:" */
export function isForwardTitle(text: string): boolean {
  const line = startOf(text);
  const title = line
    .replace(/[-_=*—–>]/g, " ")
    .replace(/\s?:\s?$/, "")
    .trim()
    .replace(/\s+/g, " ");
  return originals.includes(title) || originals.includes(title.replace(/\s?:$/, ""));
}

/** Outlook's "From: … Sent: … To: … Subject: …", in any order and language, with or without bold markers. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  const first = headerOf(lines[at]);
  if (first !== "from" && first !== "date") return false;
  const line = stripLine(lines[at]);
  // "De: mi esposa" and "A: no" are someone's own text: a header block has at least three different headers.
  return headerKinds(lines, at) >= 3 && line.length > 3;
}

/** The number of different headers in the block starting here. */
function headerKinds(lines: readonly string[], at: number): number {
  const headers = new Set<string>();
  let between = 0;
  for (let index = at; index < Math.min(lines.length, at + 12); index += 1) {
    const header = headerOf(lines[index]);
    if (header) {
      headers.add(header);
      between = 0;
      continue;
    }
    between += 1;
    // Long names and subjects wrap; some programs add empty lines.
    if (between > 1) break;
  }
  headers.delete("other");
  return headers.has("from") ? headers.size : 0;
}

/** Which header of an earlier email a line is, such as "Sent:" or "De:"; undefined for other lines. */
export function headerOf(line: string | undefined) {
  const words = stripLine(line);
  const colon = words.indexOf(":");
  return colon < 1 || colon > 20 ? undefined : headers.get(words.slice(0, colon).trim());
}

/**
 * How many lines "On Tue, Nov 3, 2026 at 2:14 PM Pat <pat@home.example> wrote:" takes here; 0 if it's no
 * attribution.
 */
function attributionLines(lines: readonly string[], at: number): number {
  const first = startOf(lines[at]).replace(/^[>\s]+/, "");
  if (first === "") return 0;
  const forms = attributions.filter(({ begins }) => begins.some((word) => first.startsWith(word)));
  const isNamed =
    forms.length > 0 || /[<([]?[\w.+-]{1,64}@|^\d{4}[-/.]\d\d?|^\d{1,2}[-/. ]/.test(first);
  if (!isNamed) return 0;
  let joined = "";
  for (let count = 1; count <= 5; count += 1) {
    const line = lines[at + count - 1];
    if (line === undefined) return 0;
    const text = clean(line.slice(0, 300)).replace(/^[>\s]+/, "");
    if (text === "" && !(count === 2 && startOf(lines[at + 2]).startsWith("<"))) return 0;
    if (count > 1 && isNewAttribution(text)) return 0;
    joined = `${joined} ${text}`.slice(-700);
    if (isAttribution(joined, forms)) return count;
  }
  return 0;
}

/** Whether an attribution starts here, so the line above isn't part of it. */
const isNewAttribution = (text: string): boolean =>
  /^(?:on|am|el|le|em|il|op) [\p{L}.]{0,12},? ?(?:\p{L}{0,12}\.? )?\d/iu.test(text);

function isAttribution(joined: string, forms: typeof attributions): boolean {
  const text = joined.toLowerCase();
  const end = withoutEnd(text, " \t>-");
  if (!/\d/.test(text)) return false;
  const verbs = forms.flatMap(({ contains }) => contains);
  if (/[:：]$/.test(end)) {
    const bareEnd = end.slice(0, -1).trimEnd();
    if (verbs.some((verb) => bareEnd.endsWith(verb))) return true;
    // German and Dutch put the name last.
    if (
      verbs.some((verb) => text.includes(`${verb} `)) &&
      /(?:schrieb|schreef|skrev) /.test(text)
    ) {
      return true;
    }
    // In any language: a date, the sender's address, and a colon at the end.
    return /[<(["]?[\w.+-]{1,64}@[\w.-]{3,80}/.test(text) && /\b\d{4}\b|\d[:.h]\d\d/.test(text);
  }
  // Yahoo continues on the same line.
  if (/>[ \u00a0]?(?:wrote|escribió|a écrit) ?: {2,}/.test(text)) return true;
  return /^ ?-{2,}/.test(text) && verbs.some((verb) => end.endsWith(verb.trimEnd()));
}

/** Trims these characters from the end of a text. */
function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

/** Whether this is "Acme said:" without a date, followed by quoted lines or our own text. */
function isNameAttribution(
  lines: readonly string[],
  at: number,
  lastMarked: number,
  ownStart: number,
): boolean {
  const line = startOf(lines[at]);
  if (!/[:：]$/.test(line) || line.length > 110) return false;
  const text = line.replace(/\s?[:：]$/, "");
  if (!saying.some((verb) => text.endsWith(` ${verb}`))) return false;
  const next = nextLine(lines, at + 1);
  if (ownStart === next || (isMarked(lines[next]) && lastMarked >= next)) return true;
  if (/[\w.+-]{1,64}@/.test(text) || /\bvia\b/.test(text)) return true;
  // A name line counts if it's separate and above several paragraphs: "My wife said: yes" isn't one.
  const isApart = at === 0 || clean(lines[at - 1] ?? "") === "";
  return (
    isApart && next > at + 1 && lines.slice(next).filter((line) => clean(line) !== "").length >= 3
  );
}

/** The first line where one of our messages begins; the number of lines if none does. */
function findOwnMessageStart(lines: readonly string[], sent: readonly string[]): number {
  const starts: number[] = [];
  let normalized = " ";
  for (const line of lines) {
    starts.push(normalized.length - 1);
    const text = normalizeText(line.slice(0, 500).replace(/^[>\s]+/, ""));
    if (text) normalized += `${text} `;
  }
  let first = lines.length;
  for (const begin of sent.flatMap(messageOpenings)) {
    const at = normalized.indexOf(` ${begin} `);
    if (at < 0) continue;
    const line = starts.findLastIndex((start) => start <= at);
    // Must start a line: our text repeated within a sentence belongs to the sender.
    if (starts[line] === at && !isMarked(lines[line])) first = Math.min(first, line);
  }
  return first;
}

/** The first words of a message, and those below its heading or greeting, which programs join or omit. */
function messageOpenings(message: string): string[] {
  const lines = message
    .slice(0, 400)
    .split("\n")
    .filter((line) => clean(line) !== "");
  return lines
    .slice(0, 3)
    .map((_, index) => normalizeText(lines.slice(index).join("\n")).split(" ").slice(0, 9))
    .flatMap((words, index) => (words.length >= (index === 0 ? 6 : 9) ? words.join(" ") : []));
}

function nextLine(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && clean(lines[at] ?? "") === "") at += 1;
  return at;
}

const stripLine = (line: string | undefined) =>
  startOf(line).replaceAll("*", "").replace(/^>\s?/, "").trim();
