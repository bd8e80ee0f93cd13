import { type Classified, classifyMessage } from "~/domains/messaging/incoming/classify-message.ts";
import type { MailFile, ParsedMail } from "~/platform/inbound-mail/parsed-mail.ts";
import { type DeliveryReport, isComplaint, readDeliveryReport } from "./read-report.ts";

const precedences = ["bulk", "junk", "list", "auto_reply", "auto-reply"];
const ofRobots = ["x-autoreply", "x-autorespond", "x-auto-reply", "list-id", "feedback-id"];

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
  const read = classifyMessage({
    channel: "email",
    text: mail.text,
    subject: mail.subject,
    reaction: mail.reaction,
    sent: sent.map(({ text }) => text),
    sentSubjects: sent.flatMap(({ subject }) => subject ?? []),
  });
  return { kind: "reply", read, files: mail.files };
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
    ofRobots.some((name) => headers.has(name))
  );
}
