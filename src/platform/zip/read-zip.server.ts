import type { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { type Entry, fromBufferPromise, openPromise, validateFileName, type ZipFile } from "yauzl";

/** An invalid, truncated, modified or malicious zip. The message is for a user. */
export class BadZip extends Error {
  override name = "BadZip";
}

export type ZipEntry = {
  name: string;
  /** Uncompressed. */
  bytes: number;
  /** The file's content. @throws BadZip while reading, if the checksum doesn't match */
  read(): AsyncGenerator<Buffer>;
};

/** JSON text rarely compresses to a thirtieth; a file beyond this ratio is a zip bomb. */
const maxRatio = 200;
const uncheckedBytes = 1 << 20;
const maxEntries = 5_000_000;

type OpenZip = { entries: ReadonlyMap<string, ZipEntry>; close(): void };

const options = { autoClose: false, strictFileNames: true };

/** A zip's files by name; only one piece of one file is in memory. */
export const openZip = (path: string): Promise<OpenZip> => open(() => openPromise(path, options));

/** The same for a zip that someone uploaded. */
export const openZipBytes = (bytes: Uint8Array): Promise<OpenZip> =>
  open(() => fromBufferPromise(Buffer.from(bytes), options));

async function open(read: () => Promise<ZipFile>): Promise<OpenZip> {
  const zip = await wrapZipErrors(read);
  try {
    if (zip.entryCount > maxEntries) throw new BadZip("The zip has too many files");
    return { entries: await listEntries(zip), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, ZipEntry>> {
  const entries = new Map<string, ZipEntry>();
  let compressedBytes = 0;
  await wrapZipErrors(async () => {
    for await (const entry of zip.eachEntry()) {
      compressedBytes += entry.compressedSize;
      checkEntry(entry, compressedBytes, zip.fileSize);
      const { fileName: name, uncompressedSize: bytes } = entry;
      if (name.endsWith("/")) continue;
      if (entries.has(name)) throw new BadZip(`The zip has ${name} twice`);
      entries.set(name, { name, bytes, read: () => readChecked(zip, entry) });
    }
  });
  return entries;
}

function checkEntry(entry: Entry, compressedBytes: number, fileSize: number): void {
  const { fileName, uncompressedSize, compressedSize } = entry;
  const nameError = validateFileName(fileName);
  if (nameError !== null)
    throw new BadZip(`The zip has a file with a forbidden name: ${nameError}`);
  if (entry.isEncrypted() || ![0, 8].includes(entry.compressionMethod)) {
    throw new BadZip(`${fileName} uses an unsupported compression method`);
  }
  if (uncompressedSize > uncheckedBytes + compressedSize * maxRatio) {
    throw new BadZip(`${fileName} is too large when unpacked`);
  }
  // Overlapping entries expand to many times the file's size.
  if (compressedBytes > fileSize) throw new BadZip("The zip has overlapping files");
}

async function* readChecked(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let checksum = 0;
  const stream: Readable = await wrapZipErrors(() => zip.openReadStreamPromise(entry));
  try {
    for await (const chunk of stream) {
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  } catch (error) {
    throw new BadZip(`${entry.fileName} can't be read: ${(error as Error).message}`);
  }
  if (checksum !== entry.crc32) throw new BadZip(`${entry.fileName} was changed or damaged`);
}

async function wrapZipErrors<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof BadZip || (error as NodeJS.ErrnoException).code === "ENOENT") throw error;
    throw new BadZip(`Not a complete zip file: ${(error as Error).message}`);
  }
}
