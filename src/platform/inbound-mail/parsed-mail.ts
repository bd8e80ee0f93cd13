/** An email's attachment, as declared by its sender; nothing is verified. */
export type MailFile = { name: string | null; contentType: string; content: Uint8Array };

/** A marker line in the text of an email's HTML: an earlier email follows. */
export const quoteBegins = "\ue000";

/** A parsed email. Nothing in it is verified except that someone sent it. */
export type ParsedMail = {
  /** The first header of each name, in lowercase. */
  headers: ReadonlyMap<string, string>;
  from: string | null;
  subject: string;
  /** Without its angle brackets. */
  messageId: string | null;
  /** Its plain text, or the text of its HTML if the plain part is blank or the markup identifies quotes. */
  text: string;
  /**
   * The emoji of a Gmail reaction (text/vnd.google.email-reaction+json), unverified; null for other
   * emails.
   */
  reaction: string | null;
  /** For a report: the machine-readable part for each recipient (RFC 3464). */
  deliveryStatus: string | null;
  /** For a report: the machine-readable part of a complaint (RFC 5965). */
  feedbackReport: string | null;
  /** For a report: the email it is about, or its headers. */
  original: string | null;
  files: MailFile[];
};

const maxHeaders = 64 * 1024;

/** The Message-ID of an unparsed email, without its angle brackets; null if it has none. */
export function messageIdOf(raw: Buffer): string | null {
  const headers = raw.toString("latin1", 0, maxHeaders).split("\r\n\r\n", 1)[0] ?? "";
  return /^message-id:\s{0,20}<([^<>\s]{1,500})>/im.exec(headers)?.[1] ?? null;
}
