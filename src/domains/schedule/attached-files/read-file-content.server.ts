import { reencodeImage } from "~/platform/images/images.server.ts";
import { type FileExtension, maxFileSize } from "./attached-files.ts";

const pictureLimits = { maxBytes: maxFileSize, maxPixels: 50_000_000, maxSide: 4_096 };

export type FileContent = { extension: FileExtension; bytes: Buffer };

/**
 * A file's type, detected from its bytes instead of its name; null if it can't be attached.
 * Pictures are re-encoded, without metadata; documents stay as they are.
 */
export async function readFileContent(upload: Buffer): Promise<FileContent | null> {
  const document = documentTypeOf(upload);
  if (document) return { extension: document, bytes: upload };
  const picture = await reencodeImage(upload, pictureLimits);
  return picture.ok ? { extension: picture.extension, bytes: picture.bytes } : null;
}

function documentTypeOf(bytes: Buffer): FileExtension | null {
  if (startsWith(bytes, "%PDF-")) return "pdf";
  if (!startsWith(bytes, "PK\u0003\u0004") || !bytes.includes("[Content_Types].xml")) return null;
  // The names of a ZIP's files are never compressed, so macros can be found there.
  if (bytes.includes("vbaProject.bin")) return null;
  if (bytes.includes("word/document.xml")) return "docx";
  return bytes.includes("xl/workbook.xml") ? "xlsx" : null;
}

const startsWith = (bytes: Buffer, text: string) =>
  bytes.subarray(0, text.length).equals(Buffer.from(text, "latin1"));
