import { headerOf, isForwardTitle } from "~/domains/messaging/index.ts";
import { type ParsedMail, quoteBegins } from "~/platform/inbound-mail/parsed-mail.ts";

/** A lead email: its sender, and its trimmed lines; a blank line is "". */
export type LeadMail = { from: string; replyTo: string; subject: string; lines: string[] };

type SentMail = Pick<ParsedMail, "from" | "headers" | "subject" | "text">;

const maxBody = 16_000;
const maxLines = 400;
const maxLine = 1_000;
/** Nested forwards that are opened at most. */
const maxForwards = 4;

/** The stored form of an email: its sender, subject, and text, so it can be read again. */
export function writeLeadMail({ from, headers, subject, text }: SentMail): string {
  const replyTo = addressIn(headers.get("reply-to") ?? "") ?? "";
  const head = [`From: ${from ?? ""}`, `Reply-To: ${replyTo}`, `Subject: ${oneLine(subject)}`];
  const plain = text.replaceAll(quoteBegins, "").replace(/\r\n?/g, "\n");
  return `${head.join("\n")}\n\n${plain}`.slice(0, maxBody).toWellFormed().replaceAll("\0", "");
}

/** Reads a stored email, without the forwards around it; null if it isn't an email. */
export function readLeadMail(stored: string): LeadMail | null {
  const head = /^From: (.*)\nReply-To: (.*)\nSubject: (.*)\n\n/.exec(stored);
  if (!head) return null;
  const [fullHead, from = "", replyTo = "", subject = ""] = head;
  const lines = stored.slice(fullHead.length).split("\n").slice(0, maxLines).map(plainLine);
  let mail: LeadMail = { from: from.toLowerCase(), replyTo, subject, lines };
  for (let count = 0; count < maxForwards; count += 1) {
    const inner = openForwarded(mail);
    if (!inner) break;
    mail = inner;
  }
  return mail;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** A line without quote marks, bullets, and bold; a tab separates columns. */
const plainLine = (line: string) =>
  line
    .slice(0, maxLine)
    .replace(/^(?:\s{0,4}>)+/, "")
    .replace(/\*{1,2}(?=\S)|(?<=\S)\*{1,2}/g, "")
    .replace(/^[\s•·▪◦●\u2022-]+(?=\S)/u, "")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/\s{0,40}(?:\t|\s\|\s)\s{0,40}/g, "\t")
    .replace(/[^\S\t]+/g, " ")
    .trim();

/** The first email address in a text, in lowercase. */
export const addressIn = (text: string): string | null =>
  /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/.exec(text)?.[0].toLowerCase() ??
  null;

/**
 * The email below the header block that Gmail, Outlook, or Apple Mail puts above a forwarded one;
 * null if nothing is forwarded. The forwarder's own text and signature are left out.
 */
function openForwarded({ from, subject, lines }: LeadMail): LeadMail | null {
  for (let at = 0; at < lines.length; at += 1) {
    const isTitled = isForwardTitle(lines[at] ?? "");
    const block = readHeaders(lines, isTitled ? at + 1 : at);
    // "From: Ana" with a subject can be a website's own form; a forward has a third header, or a
    // title.
    if (!block || (!isTitled && block.kinds < 3)) continue;
    return {
      from: addressIn(block.from) ?? from,
      replyTo: addressIn(block.replyTo) ?? "",
      subject: block.subject || subject,
      lines: lines.slice(block.end),
    };
  }
  return null;
}

/** The headers that begin here, or below blank lines; null if there are none. */
function readHeaders(lines: readonly string[], start: number) {
  const headers = new Map<string, string>();
  let replyTo = "";
  let end = start;
  let gap = 0;
  let last: string | null = null;
  for (let at = start; at < Math.min(lines.length, start + 16); at += 1) {
    const line = lines[at] ?? "";
    const header = headerOf(line);
    // A header that was already read belongs to the forwarded email itself.
    if (header !== undefined && header !== "other" && headers.has(header)) break;
    if (header === undefined) {
      gap += 1;
      // A wrapped line continues its header; a second line that isn't a header starts the email.
      if (gap > 1 && headers.size > 0) break;
      if (headers.size === 0 && line !== "") break;
      if (last && line !== "" && /^(?:from|to|subject)$/.test(last) && isContinued(lines, at)) {
        headers.set(last, `${headers.get(last) ?? ""} ${line}`);
        end = at + 1;
      }
      continue;
    }
    const value = line.slice(line.indexOf(":") + 1).trim();
    if (header === "other") {
      if (/^reply/i.test(line)) replyTo = value;
    } else {
      headers.set(header, value);
    }
    last = header;
    gap = 0;
    end = at + 1;
  }
  if (!headers.has("from") || headers.size < 2) return null;
  const [from = "", subject = ""] = [headers.get("from"), headers.get("subject")];
  return { kinds: headers.size, from, subject, replyTo, end };
}

const isContinued = (lines: readonly string[], at: number) => headerOf(lines[at + 1]) !== undefined;
