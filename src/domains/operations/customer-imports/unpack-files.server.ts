import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { BadZip, openZipBytes } from "~/platform/zip/read-zip.server.ts";
import { maxCustomerFileBytes } from "./customer-imports.ts";
import { maxSwitchBytes, maxSwitchFiles } from "./import-kinds.ts";

export type UploadedFile = { name: string; bytes: Uint8Array };

const isZip = ({ bytes }: UploadedFile) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;
const isList = (name: string) => /\.(?:csv|tsv|txt)$/i.test(name);
const isWorkbook = (name: string) => /\.(?:xlsx|xlsm|xls|numbers|ods)$/i.test(name);
/** Hidden files, such as those that macOS adds to a ZIP. */
const isHidden = (name: string) => /(?:^|\/)(?:\.|__MACOSX\/)/.test(name);

const tooManyFiles = `Import up to ${maxSwitchFiles} files at a time.`;
const saveAsCsv =
  "That’s a spreadsheet. Open it, choose File, then Save as (in Google Sheets: Download), pick CSV, and upload that file.";

/** The lists in an upload, including those within ZIPs. Errors are reported under `file`. */
export async function unpackFiles(
  uploaded: readonly UploadedFile[],
): Promise<Result<{ files: UploadedFile[] }, Invalid>> {
  const files: UploadedFile[] = [];
  try {
    for (const file of uploaded) files.push(...(isZip(file) ? await unzip(file, files) : [file]));
  } catch (error) {
    if (error instanceof BadZip) return invalid({ file: error.message });
    throw error;
  }
  if (files.length === 0) return invalid({ file: "We found no CSV files." });
  if (files.length > maxSwitchFiles) {
    return invalid({ file: tooManyFiles });
  }
  const tooLarge = files.find(({ bytes }) => bytes.length > maxCustomerFileBytes);
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (tooLarge || bytes > maxSwitchBytes) {
    const limitText = `${(tooLarge ? maxCustomerFileBytes : maxSwitchBytes) / 1024 / 1024} MB`;
    return invalid({
      file: tooLarge
        ? `${tooLarge.name} is larger than ${limitText}. Split it into smaller files.`
        : `The files are larger than ${limitText} together. Upload them in parts.`,
    });
  }
  return { ok: true, files };
}

/** @param before files already unpacked from the same upload, which count toward the limits */
async function unzip(file: UploadedFile, before: UploadedFile[]): Promise<UploadedFile[]> {
  const zip = await openZipBytes(file.bytes);
  try {
    // An Excel workbook is also a ZIP.
    if (zip.entries.has("[Content_Types].xml")) throw new BadZip(`${file.name}: ${saveAsCsv}`);
    const shown = [...zip.entries.values()].filter(({ name }) => !isHidden(name));
    const workbook = shown.find(({ name }) => isWorkbook(name));
    if (workbook) throw new BadZip(`${workbook.name}: ${saveAsCsv}`);
    const lists = shown.filter(({ name }) => isList(name));
    if (before.length + lists.length > maxSwitchFiles) throw new BadZip(tooManyFiles);
    const bytes = before.reduce((sum, file) => sum + file.bytes.length, 0);
    if (lists.reduce((sum, list) => sum + list.bytes, bytes) > maxSwitchBytes) {
      throw new BadZip(`The files are larger than ${maxSwitchBytes / 1024 / 1024} MB together`);
    }
    const files: UploadedFile[] = [];
    for (const entry of lists) {
      const parts: Buffer[] = [];
      for await (const part of entry.read()) parts.push(part);
      files.push({ name: entry.name.split("/").at(-1) ?? entry.name, bytes: Buffer.concat(parts) });
    }
    return files;
  } finally {
    zip.close();
  }
}
