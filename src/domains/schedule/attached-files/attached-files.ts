const megabyte = 1024 * 1024;

/** Maximum bytes of a file, and files of a job or customer. */
export const maxFileSize = 15 * megabyte;
export const maxAttachedFiles = 50;

/** Maximum characters of a file's name. */
export const maxFileName = 120;

/** Days in which a removed file can be put back. */
export const undoFileDays = 30;

/** What can be attached, by the extension that the stored file gets. */
export const fileTypes = {
  pdf: { name: "PDF", contentType: "application/pdf" },
  docx: {
    name: "Word",
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  xlsx: {
    name: "Excel",
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  png: { name: "PNG", contentType: "image/png" },
  jpg: { name: "JPEG", contentType: "image/jpeg" },
  webp: { name: "WebP", contentType: "image/webp" },
} as const;
export type FileExtension = keyof typeof fileTypes;

/** For a file field's `accept`. */
export const acceptedFiles = ".pdf,.docx,.xlsx,.png,.jpg,.jpeg,.webp";

export type FileProblem = "unsupported" | "too_large" | "not_stored";

/** Error messages shown at the field. */
export const fileMessages: Record<FileProblem | "not_possible", string> = {
  unsupported: "Use a PDF, Word, Excel, PNG, JPEG, or WebP file, without macros",
  too_large: "The file is too large. Use one up to 15 MB",
  not_stored: "We couldn’t save the file. Please try again.",
  not_possible: `You can have up to ${maxAttachedFiles} files here. Remove one first.`,
};

/** "1.4 MB", or "12 KB" for less. */
export function formatFileSize(bytes: number): string {
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

const storedKey = /^attached-files\/[\w-]+\.(\w+)$/;

/** The extension of a stored file's key; null if it isn't one of an attached file. */
export function extensionOfKey(key: string): FileExtension | null {
  const extension = storedKey.exec(key)?.[1] ?? "";
  return Object.hasOwn(fileTypes, extension) ? (extension as FileExtension) : null;
}

/** A file's name for its download: always with the extension of its content. */
export function downloadName(name: string, extension: FileExtension): string {
  return name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`;
}
