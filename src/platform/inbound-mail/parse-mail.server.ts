import PostalMime, { type Attachment, type Email } from "postal-mime";
import { textOfHtml } from "./html-text.ts";
import { type ParsedMail, quoteBegins } from "./parsed-mail.ts";

const maxCharacters = 200_000;
const maxOriginal = 64 * 1024;

/** Parts that are read and not passed on as files. */
const parts = {
  reaction: ["text/vnd.google.email-reaction+json"],
  status: ["message/delivery-status", "message/global-delivery-status"],
  feedback: ["message/feedback-report"],
  original: ["message/rfc822", "text/rfc822-headers", "message/rfc822-headers", "message/global"],
};

type Choices = {
  /** Whether table cells in HTML are separated in the text. */
  keepsCells?: boolean;
};

/**
 * Parses an email.
 * @throws if it is nested deeper or has more headers than any legitimate email
 */
export async function parseMail(
  raw: Uint8Array,
  { keepsCells = false }: Choices = {},
): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw, {
    maxNestingDepth: 30,
    maxHeadersSize: 256 * 1024,
    maxRfc822NestingDepth: 1,
  });
  const headers = new Map<string, string>();
  for (const { key, value } of mail.headers) {
    if (!headers.has(key)) headers.set(key, value.slice(0, 2_000));
  }
  const isPart = (file: Attachment) => Object.values(parts).flat().includes(file.mimeType);
  const find = (types: string[]) => mail.attachments.find((file) => types.includes(file.mimeType));
  const isReport = mail.attachments.some((file) =>
    [...parts.status, ...parts.feedback].includes(file.mimeType),
  );
  const isReaction = (file: Attachment) => parts.reaction.includes(file.mimeType);
  return {
    headers,
    from: mail.from?.address ?? null,
    subject: (mail.subject ?? "").slice(0, 500),
    messageId: mail.messageId?.replace(/^<|>$/g, "").slice(0, 500) || null,
    text: textOf(mail, keepsCells).slice(0, maxCharacters),
    reaction: emojiOf(decodedText(find(parts.reaction))),
    deliveryStatus: decodedText(find(parts.status)),
    feedbackReport: decodedText(find(parts.feedback)),
    original: isReport ? decodedText(find(parts.original)) : null,
    files: mail.attachments
      .filter((file) => !isReaction(file) && (!isReport || !isPart(file)))
      .map((file) => ({
        name: file.filename,
        contentType: file.mimeType,
        content: bytesOf(file),
      })),
  };
}

/** Uses the HTML if the plain part is blank or the markup identifies quoted text. */
function textOf({ text: plain = "", html }: Email, keepsCells: boolean): string {
  const text = plain.replaceAll(quoteBegins, "");
  if (!html) return text;
  const isBlank = !/[^\s\u00a0\u200b-\u200f\u2060\ufeff]/.test(text);
  const converted = textOfHtml(html, keepsCells);
  return isBlank || converted.marksQuotes ? converted.text : text;
}

/** https://developers.google.com/workspace/gmail/reactions/format */
function emojiOf(json: string | null): string | null {
  if (json === null) return null;
  try {
    const { emoji } = JSON.parse(json) as { emoji?: unknown };
    return typeof emoji === "string" && emoji !== "" ? emoji.slice(0, 20) : null;
  } catch {
    return null;
  }
}

function decodedText(file: Attachment | undefined): string | null {
  return file ? new TextDecoder().decode(bytesOf(file).subarray(0, maxOriginal)) : null;
}

function bytesOf({ content }: Attachment): Uint8Array {
  if (typeof content === "string") return new TextEncoder().encode(content);
  return new Uint8Array(content);
}
