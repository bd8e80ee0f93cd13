import { reencodeImage } from "~/platform/images/reencode-image.server.ts";
import type { MailFile } from "~/platform/inbound-mail/parsed-mail.ts";

/** The stored part of a file; `content` is null if only its name is stored. */
export type StoredAttachment = { name: string; contentType: string; content: Uint8Array | null };

const megabyte = 1024 * 1024;
const limits = {
  files: 10,
  picture: { maxBytes: 8 * megabyte, maxPixels: 50_000_000, maxSide: 2048 },
  document: 5 * megabyte,
};

/**
 * Re-encodes images and stores PDF files unchanged. For other types and oversized files, stores only the
 * name.
 */
export async function prepareFiles(files: readonly MailFile[]): Promise<StoredAttachment[]> {
  const kept: StoredAttachment[] = [];
  for (const file of files.slice(0, limits.files)) kept.push(await prepare(file));
  return kept;
}

async function prepare({ name, contentType, content }: MailFile): Promise<StoredAttachment> {
  const named = {
    name: cleanName(name),
    contentType: /^[\w.+-]{1,60}\/[\w.+-]{1,80}$/.test(contentType)
      ? contentType
      : "application/octet-stream",
    content: null,
  };
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) {
    const fits = bytes.length <= limits.document;
    return { ...named, contentType: "application/pdf", content: fits ? bytes : null };
  }
  const picture = await reencodeImage(bytes, limits.picture);
  if (!picture.ok) return named;
  return { ...named, contentType: picture.contentType, content: picture.bytes };
}

/**
 * A file name for display only, never for a path: one line, without invisible or direction-changing
 * characters.
 */
function cleanName(name: string | null): string {
  const last = (name ?? "").slice(0, 1_000).split(/[\\/]/).at(-1) ?? "";
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, "").trim();
  return plain.slice(0, 200) || "unnamed";
}
