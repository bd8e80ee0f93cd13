import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { systemClock } from "../clock.ts";
import type { Settings } from "../settings/settings.server.ts";
import { closeFolder } from "./private-folder.server.ts";

/** Stored files. A key is a path such as `form-logos/1732100000000-x7Qd.png`. */
export type Files = {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The file's bytes, or null if it doesn't exist. */
  read(key: string): Promise<{ stream: Readable; bytes: number } | null>;
  remove(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  list(): AsyncIterable<string>;
  /** Stores a backup's file unless its key exists. @returns whether it was stored */
  putIfMissing(key: string, bytes: Buffer): Promise<boolean>;
};

/** Stores files under `DATA_DIR`, or in an S3-compatible bucket if configured. */
export async function openFiles(settings: Settings): Promise<Files> {
  const location = join(settings.dataDir, "files");
  const disk = new Disk(
    settings.s3 ? await s3Driver(settings.s3) : diskDriver(settings.dataDir, location),
  );
  if (!settings.s3) await removeUnfinished(join(location, unfinishedFolder));
  const put: Files["put"] = settings.s3
    ? (key, bytes, contentType) => disk.put(key, bytes, { contentType })
    : (key, bytes) => putAtomically(disk, location, key, bytes);
  return {
    put,
    async read(key) {
      if (!(await disk.exists(key))) return null;
      const { contentLength } = await disk.getMetaData(key);
      return { stream: await disk.getStream(key), bytes: contentLength };
    },
    remove: (key) => disk.delete(key),
    has: (key) => disk.exists(key),
    list: () => listKeys(disk),
    async putIfMissing(key, bytes) {
      if (await disk.exists(key)) return false;
      await put(key, bytes, typeOf(key));
      return true;
    },
  };
}

async function* listKeys(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk
      .listAll("", { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
      .catch((error) => {
        // Nothing was ever stored here.
        if (isMissing(error)) return null;
        throw error;
      });
    if (!page) return;
    for (const one of page.objects) {
      if (one.isFile && !isUnfinished(one.key)) yield one.key;
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === "ENOENT" || isMissing(error.cause));

const types: Record<string, string> = {
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".svg": "image/svg+xml",
};

const typeOf = (key: string) => types[extname(key)] ?? "application/octet-stream";

function diskDriver(dataDir: string, location: string): FSDriver {
  closeFolder(dataDir, "none");
  closeFolder(location, "if-open");
  return new FSDriver({ location, visibility: "private" });
}

const unfinishedFolder = "unfinished/";
/** Earlier versions left files that end in ".part". */
const isUnfinished = (key: string) => key.startsWith(unfinishedFolder) || key.endsWith(".part");
/** Older temporary files are abandoned. */
const maxWriteMs = 3600_000;

/**
 * A full disk never results in a partial file (`fault.failing-disk`), nor do two writers of one key:
 * each writes its own file, which then gets the key's name.
 */
async function putAtomically(
  disk: Disk,
  location: string,
  key: string,
  bytes: Buffer,
): Promise<void> {
  const unfinished = unfinishedFolder + randomUUID();
  // Rejects keys that leave the folder.
  const path = join(location, disk.file(key).key);
  try {
    await disk.put(unfinished, bytes);
    await mkdir(dirname(path), { recursive: true });
    // `disk.move` copies, which isn't atomic.
    await rename(join(location, unfinished), path);
  } catch (error) {
    await disk.delete(unfinished).catch(() => {});
    throw error;
  }
}

/**
 * Deletes temporary files that killed processes left behind. Other processes may be writing here or
 * deleting the same files.
 */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < systemClock.now().getTime() - maxWriteMs)
      await rm(path, { force: true });
  }
}

/** Loaded on demand: the vendor's library is large. */
async function s3Driver(s3: NonNullable<Settings["s3"]>) {
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new S3Driver({
    bucket: s3.bucket,
    region: s3.region,
    endpoint: s3.endpoint ?? undefined,
    forcePathStyle: s3.endpoint !== null,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    visibility: "private",
    supportsACL: false,
  });
}

/** Temporary files that can be recreated. Backups don't include them (`backups.one-moment`). */
export const temporaryFolder = "fleeting/";

/** A part is written whole, so this much of any file is in memory. */
const partBytes = 8 * 1024 * 1024;

export type StoredParts = { parts: number; bytes: number; sha256: string };

const keyOf = (folder: string, part: number) => `${folder}/${String(part).padStart(6, "0")}`;

/**
 * Stores a stream as numbered parts in a folder, for files of any size in any store. If it fails,
 * no parts remain.
 */
export async function putParts(
  files: Files,
  folder: string,
  stream: AsyncIterable<Buffer>,
): Promise<StoredParts> {
  const hash = createHash("sha256");
  const stored = { parts: 0, bytes: 0 };
  // One buffer for all parts. Separate ones would create gigabytes of garbage.
  const buffer = Buffer.allocUnsafeSlow(partBytes);
  let length = 0;
  const put = async () => {
    stored.parts += 1;
    const part = buffer.subarray(0, length);
    await files.put(keyOf(folder, stored.parts), part, "application/octet-stream");
    length = 0;
  };
  try {
    for await (const chunk of stream) {
      hash.update(chunk);
      stored.bytes += chunk.length;
      for (let offset = 0; offset < chunk.length; ) {
        const copied = chunk.copy(buffer, length, offset);
        offset += copied;
        length += copied;
        if (length === partBytes) await put();
      }
    }
    if (length > 0) await put();
  } catch (error) {
    await removeParts(files, folder, stored.parts).catch(() => {});
    throw error;
  }
  return { ...stored, sha256: hash.digest("hex") };
}

/**
 * Whether part number `parts` exists, and so all of them: parts are written first to last and
 * deleted last to first.
 */
export const hasParts = (files: Files, folder: string, parts: number): Promise<boolean> =>
  files.has(keyOf(folder, parts));

/** The file's parts in order. @throws if one is missing */
export async function* readParts(
  files: Files,
  folder: string,
  parts: number,
): AsyncGenerator<Buffer> {
  for (let part = 1; part <= parts; part++) {
    const file = await files.read(keyOf(folder, part));
    if (!file) throw new Error(`Part ${part} of ${parts} is missing`);
    yield* file.stream;
  }
}

/**
 * Deletes the parts, last first, so an interrupted run can find the rest.
 * @param written how many parts may exist, even if another process has deleted the first ones
 */
export async function removeParts(files: Files, folder: string, written = 0): Promise<void> {
  let parts = written;
  while (await files.has(keyOf(folder, parts + 1))) parts += 1;
  for (let part = parts; part > 0; part--) await files.remove(keyOf(folder, part));
}
