import { type Classified, classifyMessage } from "~/domains/messaging/incoming/classify-message.ts";
import type { MailFile, ParsedMail } from "~/platform/inbound-mail/parsed-mail.ts";
import { isAutomatic } from "./read-headers.ts";
import { type DeliveryReport, isComplaint, readDeliveryReport } from "./read-report.ts";

/** What an email that came in is. */
export type ReadMail =
  | { kind: "reply"; read: Classified; files: MailFile[] }
  | ({ kind: "bounce" } & DeliveryReport)
  | { kind: "complaint" }
  | { kind: "automatic" };

/** What was sent in the conversation before: the evidence of what an email quotes. */
type Before = { sent: readonly { text: string; subject: string | null }[]; to: string | null };

/**
 * Reads an email that came to a token address (`inbound-mail.bounces`, `inbound-mail.automatic`): reports
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
