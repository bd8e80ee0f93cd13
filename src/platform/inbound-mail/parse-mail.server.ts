import { convert } from "html-to-text";
import PostalMime, { type Attachment } from "postal-mime";
import type { ParsedMail } from "./parsed-mail.ts";

const maxCharacters = 200_000;
const maxOriginal = 64 * 1024;

/** Parts of reports, which are read and not handed on as files. */
const parts = {
  status: ["message/delivery-status", "message/global-delivery-status"],
  feedback: ["message/feedback-report"],
  original: ["message/rfc822", "text/rfc822-headers", "message/rfc822-headers", "message/global"],
};

/**
 * Takes a mail apart.
 * @throws when it nests deeper or has more headers than any honest mail
 */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
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
  return {
    headers,
    from: mail.from?.address ?? null,
    subject: (mail.subject ?? "").slice(0, 500),
    messageId: mail.messageId?.replace(/^<|>$/g, "").slice(0, 500) || null,
    text: (mail.text ?? textOf(mail.html)).slice(0, maxCharacters),
    deliveryStatus: wordsOf(find(parts.status)),
    feedbackReport: wordsOf(find(parts.feedback)),
    original: isReport ? wordsOf(find(parts.original)) : null,
    files: mail.attachments
      .filter((file) => !isReport || !isPart(file))
      .map((file) => ({
        name: file.filename,
        contentType: file.mimeType,
        content: bytesOf(file),
      })),
  };
}

function textOf(html: string | undefined): string {
  if (!html) return "";
  return convert(html.slice(0, 1_000_000), {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 10_000 },
    selectors: [
      { selector: "a", options: { ignoreHref: true } },
      { selector: "img", format: "skip" },
    ],
  });
}

function wordsOf(file: Attachment | undefined): string | null {
  return file ? new TextDecoder().decode(bytesOf(file).subarray(0, maxOriginal)) : null;
}

function bytesOf({ content }: Attachment): Uint8Array {
  if (typeof content === "string") return new TextEncoder().encode(content);
  return new Uint8Array(content);
}
