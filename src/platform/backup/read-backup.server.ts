import { createHash, timingSafeEqual } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import type { Transform } from "node:stream";
import { createGunzip } from "node:zlib";
import {
  type ChecksumKey,
  checksumWith,
  decrypt,
  isEncrypted,
  prefixBytes,
} from "./backup-file.server.ts";
import type { Manifest, Rows } from "./dump.server.ts";
import { readTar, type TarFile } from "./tar.ts";

type StoredFile = { key: string; bytes: Buffer };

export type OpenBackup = {
  manifest: Manifest;
  rows: AsyncGenerator<Rows>;
  /** After all rows. */
  files: AsyncGenerator<StoredFile>;
};

/** An incomplete backup file, or the wrong passphrase. */
export class BadBackup extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = "BadBackup";
  }
}

/**
 * Compares a backup with the hash saved next to it, if there is one.
 * @throws BadBackup
 */
export async function compareHash(path: string): Promise<void> {
  const recorded = await readFile(`${path}.sha256`, "utf8").catch(() => null);
  if (recorded === null) return;
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  if (hash.digest("hex") !== recorded.slice(0, 64)) {
    throw new BadBackup(`${path} doesn't match ${path}.sha256: it was damaged or changed`);
  }
}

/**
 * Reads a whole backup without storing anything, so a damaged one has no effect and creates no
 * file.
 * @throws BadBackup
 */
export async function readThrough(path: string, passphrase: string | null): Promise<void> {
  const { rows, files } = await openBackup(path, passphrase);
  for await (const _ of rows);
  for await (const _ of files);
}

/**
 * Opens a backup: its manifest, then its rows, then its files. The checksum inside is verified
 * before the last file is returned.
 * @throws BadBackup
 */
export async function openBackup(path: string, passphrase: string | null): Promise<OpenBackup> {
  const { stream, key } = await decode(path, passphrase);
  const checksum = checksumWith(key);
  let expectedChecksum: string | null = null;
  const entries = readTar(stream, (header, rest, name) => {
    if (name === "checksum") expectedChecksum = checksum.digest("hex");
    else checksum.update(header).update(rest);
  });
  const next = async (): Promise<TarFile> => {
    try {
      const { value, done } = await entries.next();
      if (done) throw new BadBackup(`${path} is truncated: no checksum found`);
      return value;
    } catch (error) {
      if (error instanceof BadBackup) throw error;
      const secret = key === null ? "it is damaged" : "it is damaged, or the passphrase is wrong";
      throw new BadBackup(`${path} can't be read: ${secret}`, error);
    }
  };
  const first = await next();
  if (first.name !== "manifest.json") throw new BadBackup(`${path} isn't a backup of this product`);
  const manifest = JSON.parse(first.bytes.toString()) as Manifest;
  if (manifest.format !== 1)
    throw new BadBackup(`${path} has a format that this release doesn't read`);
  let ahead: TarFile | null = null;
  return {
    manifest,
    rows: (async function* () {
      for (;;) {
        ahead = await next();
        const [kind, table = ""] = ahead.name.split("/");
        if (kind !== "rows") return;
        yield { table, rows: JSON.parse(ahead.bytes.toString()) as string[] };
      }
    })(),
    files: (async function* () {
      for (let entry = ahead ?? (await next()); ; entry = await next()) {
        if (entry.name === "checksum") {
          if (!isSame(entry.bytes.toString(), expectedChecksum ?? "")) {
            throw new BadBackup(`${path} is damaged: checksum mismatch`);
          }
          return;
        }
        if (!entry.name.startsWith("files/")) throw new BadBackup(`${path} is damaged`);
        yield { key: entry.name.slice("files/".length), bytes: entry.bytes };
      }
    })(),
  };
}

async function decode(
  path: string,
  passphrase: string | null,
): Promise<{ stream: AsyncIterable<Buffer>; key: ChecksumKey }> {
  const file = await open(path);
  const start = Buffer.alloc(prefixBytes);
  await file.read(start, 0, prefixBytes, 0);
  await file.close();
  if (!isEncrypted(start))
    return { stream: join([createReadStream(path), createGunzip()]), key: null };
  if (passphrase === null) {
    throw new BadBackup(
      `${path} is encrypted: set BACKUP_PASSPHRASE to the passphrase it was made with`,
    );
  }
  const { decipher, checksum } = decrypt(passphrase, start);
  const encrypted = createReadStream(path, { start: prefixBytes });
  return { stream: join([encrypted, decipher, createGunzip()]), key: checksum };
}

/** Pipes one stream through the others. A failure of any of them is thrown to the reader. */
function join(steps: (Transform | ReturnType<typeof createReadStream>)[]): AsyncIterable<Buffer> {
  const [source, ...rest] = steps;
  let at: NonNullable<typeof source> = source as NonNullable<typeof source>;
  const last = rest.at(-1) ?? at;
  for (const step of rest as Transform[]) {
    at.on("error", (error: Error) => last.destroy(error));
    at = at.pipe(step);
  }
  return last;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
