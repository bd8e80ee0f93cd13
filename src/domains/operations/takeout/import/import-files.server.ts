import { buffer } from "node:stream/consumers";
import { changeAttachment, prepareFiles } from "~/domains/messaging/index.server.ts";
import { tablesOfFiles } from "~/domains/operations/takeout/export/files.server.ts";
import { readFileContent } from "~/domains/schedule/index.server.ts";
import { extensionOfKey, fileTypes } from "~/domains/schedule/index.ts";
import { largeSide, photoLimits, smallKey, smallSide } from "~/domains/shared/index.ts";
import { logoLimits } from "~/domains/signup/index.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { type ImageLimits, reencodeImage } from "~/platform/images/images.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { BadZip, type ZipEntry } from "~/platform/zip/read-zip.server.ts";
import { parsedRow } from "./insert-rows.server.ts";
import type { ImportedTable } from "./open-file.server.ts";

type Entries = ReadonlyMap<string, ZipEntry>;

/** More than the product ever stores for one picture or document. */
const maxBytes = 30 * 1024 * 1024;

type ReencodedFile = { key: string; bytes: Buffer; contentType: string };

const forms: Readonly<Record<string, RegExp>> = {
  uploads: /^form-logos\/[\w-]+\.\w+$/,
  page_photos: /^page-photos\/[\w-]+\.\w+$/,
  lead_pictures: /^lead-pictures\/[\w-]+\.\w+$/,
  job_photos: /^job-photos\/[\w-]+\.\w+$/,
  voicemail_recordings: /^voicemails\/[\w-]+\.\w+$/,
  attached_files: /^attached-files\/[\w-]+\.\w+$/,
};

type ImportFilesInput = { tables: readonly ImportedTable[]; entries: Entries; stored: string[] };

/**
 * Stores only the files the rows reference, each re-encoded like an upload. A key that exists here
 * is refused: a row must not reference another business's picture.
 * @param stored receives the keys of the stored files
 */
export async function importFiles(
  { files }: Platform,
  { tables, entries, stored }: ImportFilesInput,
): Promise<void> {
  for (const { name, lines } of tables) {
    const fileKind = tablesOfFiles[name];
    if (!fileKind) continue;
    for await (const line of lines()) {
      const key = String(parsedRow(line, name).key);
      if (!forms[name]?.test(key))
        throw new BadZip(`${name} refers to a file that isn’t in this export`);
      for (const fileKey of fileKind.hasSmall ? [key, smallKey(key)] : [key]) {
        if (await files.has(fileKey)) throw new BadZip(`The file ${fileKey} already exists here`);
      }
      const entry = entries.get(`files/${key}`);
      if (!entry) continue;
      const upload = await read(entry);
      const checked =
        name === "attached_files"
          ? [await checkFile(key, upload)]
          : await reencodePicture(key, upload, fileKind.hasSmall);
      for (const file of checked) {
        await files.put(file.key, file.bytes, file.contentType);
        stored.push(file.key);
      }
    }
  }
}

/** A job's or customer's file, checked by its content as an upload is. */
async function checkFile(key: string, upload: Buffer): Promise<ReencodedFile> {
  const content = await readFileContent(upload);
  if (!content || content.extension !== extensionOfKey(key)) {
    throw new BadZip(`The file ${key} can't be read. Nothing was changed.`);
  }
  const { contentType } = fileTypes[content.extension];
  return { key, bytes: content.bytes, contentType };
}

/** The picture re-encoded as an upload, with its thumbnail. */
async function reencodePicture(
  key: string,
  upload: Buffer,
  hasSmall: boolean,
): Promise<ReencodedFile[]> {
  const encode = async (fileKey: string, bytes: Buffer, limits: ImageLimits) => {
    const image = await reencodeImage(bytes, limits);
    if (image.ok && fileKey.endsWith(`.${image.extension}`)) return { key: fileKey, ...image };
    throw new BadZip(`The picture ${fileKey} can't be read. Nothing was changed.`);
  };
  if (!hasSmall) return [await encode(key, upload, logoLimits)];
  const limits = { ...photoLimits, asWebp: true };
  const large = await encode(key, upload, { ...limits, maxSide: largeSide });
  return [large, await encode(smallKey(key), large.bytes, { ...limits, maxSide: smallSide })];
}

/**
 * Restores the content of picture and document attachments, and of no other rows; other attachments
 * keep only their name.
 */
export async function importAttachments(
  tx: Transaction,
  { tables, entries }: Omit<ImportFilesInput, "stored">,
): Promise<void> {
  const zipEntries = new Map<string, ZipEntry>();
  for (const [name, entry] of entries) {
    const [folder, id = ""] = name.split("/");
    if (folder === "attachments") zipEntries.set(id, entry);
  }
  const table = tables.find(({ name }) => name === "message_attachments");
  if (!table) return;
  for await (const line of table.lines()) {
    const id = String(parsedRow(line, table.name).id);
    const entry = zipEntries.get(id);
    if (!entry) continue;
    const upload = { name: null, contentType: "", content: await read(entry) };
    const [prepared] = await prepareFiles([upload]);
    if (!prepared?.content) continue;
    const { content, contentType } = prepared;
    await changeAttachment(tx, id, { content, contentType });
  }
}

async function read(entry: ZipEntry): Promise<Buffer> {
  if (entry.bytes > maxBytes) throw new BadZip(`${entry.name} is too large`);
  return buffer(entry.read());
}
