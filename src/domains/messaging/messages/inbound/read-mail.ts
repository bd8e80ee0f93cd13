import { type Classified, classifyMessage } from "~/domains/messaging/incoming/classify-message.ts";
import type { BounceMeaning } from "~/domains/messaging/messages/messages.ts";
import type { MailFile, ParsedMail } from "~/platform/inbound-mail/parsed-mail.ts";
import { classifyFailure, extractStatusCode, isGeneric } from "./status-codes.ts";

const precedences = ["bulk", "junk", "list", "auto_reply", "auto-reply"];
const automatedHeaders = ["x-autoreply", "x-autorespond", "x-auto-reply", "list-id", "feedback-id"];

/** What an inbound email is. */
export type ReadMail =
  | { kind: "reply"; read: Classified; files: MailFile[] }
  | ({ kind: "bounce" } & DeliveryReport)
  | { kind: "complaint" }
  | { kind: "automatic" };

/** Earlier messages in the conversation, used to detect quotes. */
type Before = { sent: readonly { text: string; subject: string | null }[]; to: string | null };

/**
 * Classifies an email sent to a token address. Checks for reports first, since machines write those too.
 * @param sender the envelope sender, empty for reports
 */
export function readMail(
  mail: ParsedMail,
  sender: string,
  { sent, to }: Before = { sent: [], to: null },
): ReadMail {
  if (isComplaint(mail)) return { kind: "complaint" };
  const report = readDeliveryReport(mail, sender, to);
  if (report) return { kind: "bounce", ...report };
  if (isAutomatic(mail, sender)) return { kind: "automatic" };
  const parsed = classifyMessage({
    channel: "email",
    text: mail.text,
    subject: mail.subject,
    reaction: mail.reaction,
    sent: sent.map(({ text }) => text),
    sentSubjects: sent.flatMap(({ subject }) => subject ?? []),
  });
  return { kind: "reply", read: parsed, files: mail.files };
}

/**
 * Whether a machine sent it: a vacation notice, a receipt, a mailing list. Only headers count; anyone may
 * write "out of office" in a subject.
 * @param sender the envelope sender; empty for reports and automatic replies
 */
function isAutomatic({ headers }: Pick<ParsedMail, "headers">, sender: string): boolean {
  const header = (name: string) => headers.get(name)?.trim().toLowerCase() ?? "";
  const submitted = header("auto-submitted");
  const suppress = header("x-auto-response-suppress");
  return (
    sender === "" ||
    (submitted !== "" && !/^no\b/.test(submitted)) ||
    precedences.includes(header("precedence")) ||
    (suppress !== "" && suppress !== "none") ||
    header("content-type").startsWith("multipart/report") ||
    automatedHeaders.some((name) => headers.has(name))
  );
}

type DeliveryReport = {
  meaning: BounceMeaning;
  /** As in 5.1.1 (RFC 3463). */
  status: string;
  /** Explanation for staff. */
  description: string;
  /** The server's own line. */
  detail: string;
  /** The recipient it's about; null if it names none. */
  recipient: string | null;
};

type Report = Pick<ParsedMail, "deliveryStatus" | "headers" | "text" | "subject" | "from">;

/**
 * Parses a bounce report; null if the email isn't one or reports success.
 * @param sender the envelope sender, empty for reports
 * @param to the original recipient, if known: among several recipients, only theirs counts
 */
function readDeliveryReport(
  mail: Report,
  sender: string,
  to: string | null = null,
): DeliveryReport | null {
  return mail.deliveryStatus === null ? readPlainReport(mail, sender, to) : readStatus(mail, to);
}

/** The machine-readable part of a report (RFC 3464): one group of fields per recipient. */
function readStatus(mail: Report, to: string | null): DeliveryReport | null {
  const groups = (mail.deliveryStatus ?? "").replaceAll("\r\n", "\n").split(/\n[ \t]*\n/);
  const recipients = groups.map(fieldsOf).filter((fields) => fields.has("action"));
  const actionOf = (fields: Map<string, string>) => word(fields.get("action"));
  const addresses = (fields: Map<string, string>) =>
    ["final-recipient", "original-recipient"].map((name) => addressOf(fields.get(name)));
  const isOwnRecipient = (fields: Map<string, string>) =>
    to !== null && addresses(fields).some((address) => address?.toLowerCase() === to.toLowerCase());
  const reported = recipients.filter((fields) => ["failed", "delayed"].includes(actionOf(fields)));
  if (reported.length === 0) return null;
  // Our emails have one recipient each; others were added by the recipient's server.
  const chosen = recipients.length > 1 ? reported.find(isOwnRecipient) : reported[0];
  const fields = chosen ?? reported[0];
  if (!fields) return null;
  const failed = actionOf(fields) === "failed" && chosen !== undefined;
  const diagnostic = (fields.get("diagnostic-code") ?? "").replace(/^[\w-]{1,20}\s?;\s?/, "");
  const detail = diagnostic || (recipients.length > 1 ? "" : extractReason(mail.text));
  const enhancedCode = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get("status") ?? "")?.[0] ?? "";
  const status =
    (isGeneric(enhancedCode) && extractStatusCode(detail)) ||
    enhancedCode ||
    (failed ? "5.0.0" : "4.0.0");
  const failure = classifyFailure(status, detail);
  return {
    status,
    description: failure.description,
    meaning: failed ? failure.meaning : "temporary",
    detail: detail.slice(0, 500),
    recipient: addresses(fields).find((address) => address !== null) ?? null,
  };
}

const automatedSender =
  /mailer-?daemon|postmaster|mail ?delivery|mail-?daemon|system administrator|delivery-?system|mdaemon|no-?reply@.*bounce/i;
const failures =
  /(?:could not be|couldn't be|was not|wasn't|unable to be|cannot be|can't be|not been) delivered|(?:wasn't able|unable|not able|failed) to deliver|delivery (?:to the following|has failed|failed|failure|status notification)|did not reach|undeliverable|undelivered|returned (?:mail|to sender)|failure notice|permanent(?:ly)? (?:fatal )?(?:error|fail)|delivery failure|mail delivery failed|message not delivered|no se (?:pudo|ha podido) entregar|n'a pas pu (?:e|ê)tre/i;
const warnings =
  /warning message only|do not need to resend|will (?:keep|continue) trying|has not (?:yet )?been delivered|not yet been delivered|delivery (?:is |has been )?delayed|delayed (?:mail|delivery)|still being retried|will be retried|delivery incomplete/i;

/** Marks where a report starts to quote the original email. */
const copies =
  /^[- ]{0,12}(?:below this line is a copy|this is a copy of (?:the|your) message|original message(?: headers| header| follows| text)?|the header of the original|message header follows|undelivered message follows|the (?:original|unsent) message|returned message|transcript of session follows in|copy of the (?:original|failed) message|received:|return-path:)/im;

/**
 * Parses reports without a machine-readable part: qmail, Exim, Exchange, older Postfix and Sendmail, webmail.
 */
function readPlainReport(mail: Report, sender: string, to: string | null): DeliveryReport | null {
  const failedRecipients = mail.headers.get("x-failed-recipients");
  const isFromMachine =
    sender === "" || automatedSender.test(`${mail.from} ${mail.headers.get("from")}`);
  const body = plainPart(mail.text);
  const isReport = failures.test(body) || failures.test(mail.subject);
  if (!failedRecipients && !(isFromMachine && isReport)) return null;
  const detail = extractReason(body);
  const status = extractStatusCode(detail) || extractStatusCode(body) || classOf(detail);
  const isWarning = warnings.test(body) && !/permanent/i.test(body);
  const failure = classifyFailure(status, detail || body);
  const recipients = [...body.matchAll(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/g)].map(
    ([address]) => address,
  );
  const originalRecipient = recipients.find(
    (address) => address.toLowerCase() === to?.toLowerCase(),
  );
  return {
    status: status || "5.0.0",
    description: failure.description,
    meaning: isWarning ? "temporary" : failure.meaning,
    detail: detail.slice(0, 500),
    recipient:
      failedRecipients?.split(",")[0]?.trim() || originalRecipient || recipients[0] || null,
  };
}

/** A report's own text, without the original email. */
function plainPart(text: string): string {
  const begin = text.slice(0, 64 * 1024);
  const copy = copies.exec(begin);
  return copy && copy.index > 0 ? begin.slice(0, copy.index) : begin;
}

/** The lines of a report with the reason: those with a code or a known phrase. */
function extractReason(text: string): string {
  const lines = plainPart(text).split("\n").slice(0, 200);
  const reasonLines = lines.filter((line) =>
    /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.]*\d)|(?<!\d)[45]\d\d[ :-]|\b(?:unknown|no such|listed|denied|spam|policy|reputation|not found|exist|quota|full|blocked|refused|rejected|disabled|timed out|expired|unreachable|no mailbox|sorry|unrouteable|recognized|error)\b/i.test(
      line.slice(0, 500),
    ),
  );
  return reasonLines
    .map((line) => line.trim())
    .join(" ")
    .slice(0, 2_000);
}

/** Returns 4.0.0 for a bare 4xx code; otherwise empty, so the caller's default applies. */
function classOf(text: string): string {
  const code = /(?<!\d)([45])\d\d[ -]/.exec(text)?.[1];
  return code === "4" ? "4.0.0" : "";
}

/** Whether someone clicked "Report spam" (RFC 5965); other reports of this format aren't complaints. */
function isComplaint({ feedbackReport }: Pick<ParsedMail, "feedbackReport">): boolean {
  if (feedbackReport === null) return false;
  const kind = word(fieldsOf(feedbackReport).get("feedback-type"));
  return kind === "abuse" || kind === "fraud" || kind === "opt-out";
}

/** The Message-ID of the email that a report is about, without its angle brackets. */
export function originalMessageId({
  original,
  text,
}: Pick<ParsedMail, "original" | "text">): string | null {
  const id =
    fieldsOf(original ?? "").get("message-id") ??
    /^[> \t]{0,8}message-id: ?(<[^<>\s]{1,300}>)/im.exec(text.slice(0, 64 * 1024))?.[1];
  return /^<([^<>\s]{1,300})>/.exec(id ?? "")?.[1] ?? null;
}

/** The fields up to the first empty line, with folded lines joined; the first one wins among duplicates. */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  let last = "";
  for (const line of text.slice(0, 64 * 1024).split("\n")) {
    if (line.trim() === "") break;
    if (/^[ \t]/.test(line)) {
      const before = fields.get(last);
      if (before !== undefined) fields.set(last, `${before} ${line.trim()}`.trim().slice(0, 2_000));
      continue;
    }
    const colon = line.indexOf(":");
    last = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !fields.has(last)) fields.set(last, line.slice(colon + 1).trim());
    else last = "";
  }
  return fields;
}

const word = (value = "") =>
  value
    .trim()
    .toLowerCase()
    .split(/[\s;(]/)[0] ?? "";

/** `rfc822; pat@home.example` */
function addressOf(field: string | undefined): string | null {
  const address =
    field
      ?.slice(field.indexOf(";") + 1)
      .trim()
      .replace(/^<|>$/g, "") ?? "";
  return address.includes("@") ? address.slice(0, 320) : null;
}
