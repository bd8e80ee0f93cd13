/** A file that came with a mail, as its sender says; nothing of it was checked. */
export type MailFile = { name: string | null; contentType: string; content: Uint8Array };

/** A mail in its parts. Nothing in it is true but that somebody wrote it. */
export type ParsedMail = {
  /** The first header of each name, in lower case. */
  headers: ReadonlyMap<string, string>;
  from: string | null;
  subject: string;
  /** Without its angle brackets. */
  messageId: string | null;
  /** What it says, from its HTML when it has no plain text. */
  text: string;
  /** Of a report: the machine's part on each recipient (RFC 3464). */
  deliveryStatus: string | null;
  /** Of a report: the machine's part on a complaint (RFC 5965). */
  feedbackReport: string | null;
  /** Of a report: the mail that it is about, or its headers. */
  original: string | null;
  files: MailFile[];
};
