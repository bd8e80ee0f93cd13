import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { PassThrough, type Readable, Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database } from "../database/database.server.ts";
import {
  createDiskSpaceChecker,
  type FreeBytes,
  requireDiskSpace,
} from "../files/disk-space.server.ts";
import { type Files, temporaryFolder } from "../files/files.server.ts";
import { type ChecksumKey, checksumWith, encrypt } from "./backup-file.server.ts";
import { dump } from "./dump.server.ts";
import { tarEnd, tarHeader, tarPadding } from "./tar.ts";

/** Reports progress as a count of all rows and files. */
export type OnProgress = (done: number, total: number) => void;

export type MadeBackup = {
  path: string;
  bytes: number;
  sha256: string;
  rows: number;
  files: number;
};

type Options = {
  database: Database;
  files: Files;
  /** The file to write. It gets its name once it is complete. */
  path: string;
  passphrase: string | null;
  now: Date;
  onProgress?: OnProgress;
  freeBytes?: FreeBytes;
};

/**
 * Writes one file with every row and every stored file, readable with tar and, if encrypted,
 * openssl (docs/operations.md). Files are written last, so every file that a row references is
 * included (`backups.one-moment`). Stops before the disk is full and removes the partial file.
 * @returns its size and hash, which is also saved next to it as `NAME.sha256`
 */
export async function makeBackup(options: Options): Promise<MadeBackup> {
  const { path, passphrase, freeBytes } = options;
  const diskSpace = {
    folder: dirname(path),
    what: "a backup",
    advice: ", or choose a folder on another disk (BACKUP_DIR)",
    ...(freeBytes ? { freeBytes } : {}),
  };
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await requireDiskSpace(diskSpace);
  const unfinished = `${path}.part`;
  const encryption = passphrase === null ? null : encrypt(passphrase);
  const tar = new PassThrough({ highWaterMark: 1 << 20 });
  const hash = createHash("sha256");
  const checkDiskSpace = createDiskSpaceChecker(diskSpace);
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      checkDiskSpace(chunk.length).then(() => done(null, chunk), done);
    },
  });
  const output = createWriteStream(unfinished, { mode: 0o600, flush: true });
  if (encryption) counting.write(encryption.prefix);
  const steps = [tar, createGzip({ level: 6 }), ...(encryption ? [encryption.cipher] : [])];
  const writing = pipeline([...steps, counting, output]);
  writing.catch(() => {});
  try {
    const counts = await fill(options, tar, encryption?.checksum ?? null);
    tar.end();
    await writing;
    const sha256 = hash.digest("hex");
    await rename(unfinished, path);
    await writeFile(`${path}.sha256`, `${sha256}  ${basename(path)}\n`, { mode: 0o600 });
    return { path, bytes, sha256, ...counts };
  } catch (error) {
    tar.destroy();
    await writing.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function fill(
  { database, files, now, onProgress = () => {} }: Options,
  tar: PassThrough,
  key: ChecksumKey,
): Promise<{ rows: number; files: number }> {
  const checksum = checksumWith(key);
  const put = async (part: Buffer) => {
    if (tar.errored) throw tar.errored;
    if (!tar.write(part)) await once(tar, "drain");
  };
  const entryOf = (name: string, content: Buffer) => [
    tarHeader(name, content.length, now.getTime() / 1000),
    content,
    tarPadding(content.length),
  ];
  const add = async (name: string, content: Buffer) => {
    for (const part of entryOf(name, content)) {
      checksum.update(part);
      await put(part);
    }
  };
  let rows = 0;
  await dump(database, now, async (manifest, parts) => {
    const total = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    await add("manifest.json", json(manifest));
    let part = 0;
    for await (const { table, rows: lines } of parts) {
      await add(`rows/${table}/${String(++part).padStart(9, "0")}.json`, json(lines));
      rows += lines.length;
      onProgress(rows, total);
    }
  });
  const storedFiles = await addFiles(files, add);
  const last = entryOf("checksum", Buffer.from(checksum.digest("hex")));
  for (const part of [...last, tarEnd()]) await put(part);
  return { rows, files: storedFiles };
}

async function addFiles(
  files: Files,
  add: (name: string, content: Buffer) => Promise<void>,
): Promise<number> {
  let count = 0;
  for await (const key of files.list()) {
    if (key.startsWith(temporaryFolder)) continue;
    const file = await files.read(key);
    // Deleted after it was listed.
    if (!file) continue;
    await add(`files/${key}`, await buffer(file.stream as Readable));
    count++;
  }
  return count;
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
