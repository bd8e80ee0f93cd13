/** A file that came with a mail, as its sender says; nothing of it was checked. */
export type MailFile = { name: string | null; contentType: string; content: Uint8Array };

/** A line of the text of an email's HTML behind which its markup shows an earlier email. */
export const quoteBegins = "\ue000";

/** An email in its parts. Nothing in it is certain but that someone sent it. */
export type ParsedMail = {
  /** The first header of each name, in lower case. */
  headers: ReadonlyMap<string, string>;
  from: string | null;
  subject: string;
  /** Without its angle brackets. */
  messageId: string | null;
  /** What it says: its plain text, or that of its HTML where the plain part is blank or its markup tells quotes apart. */
  text: string;
  /** The sign of a Gmail reaction (text/vnd.google.email-reaction+json), unchecked; null for other emails. */
  reaction: string | null;
  /** Of a report: the machine's part on each recipient (RFC 3464). */
  deliveryStatus: string | null;
  /** Of a report: the machine's part on a complaint (RFC 5965). */
  feedbackReport: string | null;
  /** Of a report: the mail that it is about, or its headers. */
  original: string | null;
  files: MailFile[];
};
