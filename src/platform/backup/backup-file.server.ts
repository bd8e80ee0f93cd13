import { createCipheriv, createDecipheriv, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import type { Transform } from "node:stream";

const fileNamePattern = /^hearthline-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

/** The file name of a backup made now, without colons, which some file systems reject. */
export function backupName(now: Date): string {
  return `hearthline-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}

/** When the backup with this name was made; null for any other file. */
export function timeOfBackup(name: string): Date | null {
  const [, day, hours, minutes, seconds] = fileNamePattern.exec(name) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : null;
}

/** When the latest backup in this folder was made; null if there is none. */
export async function latestBackup(folder: string): Promise<Date | null> {
  const names = await readdir(folder).catch(() => []);
  const times = names.map((name) => timeOfBackup(name)?.getTime() ?? 0);
  const latest = Math.max(0, ...times);
  return latest === 0 ? null : new Date(latest);
}

/** The header of `openssl enc`; the salt follows. */
const magic = Buffer.from("Salted__");
const saltBytes = 8;
const iterations = 600_000;

/** Bytes before the ciphertext in an encrypted file. */
export const prefixBytes = magic.length + saltBytes;

/** The key of a checksum, derived from the passphrase; null without one. */
export type ChecksumKey = Buffer | null;

type Keys = { key: Buffer; iv: Buffer; checksum: Buffer };

/** The first 48 bytes are what openssl derives. The checksum's key follows, which openssl never derives. */
function keysOf(passphrase: string, salt: Buffer): Keys {
  const bytes = pbkdf2Sync(passphrase, salt, iterations, 80, "sha256");
  return { key: bytes.subarray(0, 32), iv: bytes.subarray(32, 48), checksum: bytes.subarray(48) };
}

/**
 * Encrypts like `openssl enc -aes-256-cbc -pbkdf2 -iter 600000 -salt`, so the file can be read
 * without our software (`backups.encrypted`).
 * @returns the file header, the cipher, and the key of the checksum inside
 */
export function encrypt(passphrase: string): {
  prefix: Buffer;
  cipher: Transform;
  checksum: Buffer;
} {
  const salt = randomBytes(saltBytes);
  const { key, iv, checksum } = keysOf(passphrase, salt);
  const cipher = createCipheriv("aes-256-cbc", key, iv);
  return { prefix: Buffer.concat([magic, salt]), cipher, checksum };
}

/** Whether a file with this start is encrypted. */
export const isEncrypted = (start: Buffer): boolean => start.subarray(0, 8).equals(magic);

/** Decrypts a file with this start. */
export function decrypt(
  passphrase: string,
  start: Buffer,
): { decipher: Transform; checksum: Buffer } {
  const salt = start.subarray(magic.length, prefixBytes);
  const { key, iv, checksum } = keysOf(passphrase, salt);
  return { decipher: createDecipheriv("aes-256-cbc", key, iv), checksum };
}

/** A running hash of what is read or written. With a key, only its holder can produce it. */
export function checksumWith(key: ChecksumKey) {
  return createHmac("sha256", key ?? "");
}
