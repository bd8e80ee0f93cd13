import type { MailFile, ParsedMail } from "~/platform/inbound-mail/parsed-mail.ts";
import { foldQuoted } from "./fold-quoted.ts";
import { isAutomatic } from "./read-headers.ts";
import { type DeliveryReport, isComplaint, readDeliveryReport } from "./read-report.ts";

/** What a mail that came in is. */
export type ReadMail =
  | { kind: "reply"; text: string; quoted: string | null; files: MailFile[] }
  | ({ kind: "bounce" } & DeliveryReport)
  | { kind: "complaint" }
  | { kind: "automatic" };

/**
 * Reads a mail that came to a token address (`inbound-mail.bounces`, `inbound-mail.automatic`): reports
 * first, as they are also written by machines.
 * @param sender the envelope's, empty for reports
 */
export function readMail(mail: ParsedMail, sender: string): ReadMail {
  if (isComplaint(mail)) return { kind: "complaint" };
  const report = readDeliveryReport(mail);
  if (report) return { kind: "bounce", ...report };
  if (isAutomatic(mail, sender)) return { kind: "automatic" };
  return { kind: "reply", ...foldQuoted(mail.text), files: mail.files };
}
