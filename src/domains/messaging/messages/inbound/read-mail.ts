import { type Classified, classifyMessage } from "~/domains/messaging/incoming/classify-message.ts";
import type { MailFile, ParsedMail } from "~/platform/inbound-mail/parsed-mail.ts";
import { type DeliveryReport, isComplaint, readDeliveryReport } from "./read-report.ts";

const precedences = ["bulk", "junk", "list", "auto_reply", "auto-reply"];
const ofRobots = ["x-autoreply", "x-autorespond", "x-auto-reply", "list-id", "feedback-id"];

/**
 * Whether a machine wrote it: a vacation notice, a receipt, a mailing list.
 * Its headers say so; words such as "out of office" in a subject are anybody's.
 * @param sender the envelope's: reports and answers of machines have none
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

/** What an email that came in is. */
export type ReadMail =
  | { kind: "reply"; read: Classified; files: MailFile[] }
  | ({ kind: "bounce" } & DeliveryReport)
  | { kind: "complaint" }
  | { kind: "automatic" };

/** What was sent in the conversation before: the evidence of what an email quotes. */
type Before = { sent: readonly { text: string; subject: string | null }[]; to: string | null };

/**
 * Reads an email that came to a token address: reports
 * first, as they are also written by machines.
 * @param sender the envelope's, empty for reports
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
