import { createCipheriv, createDecipheriv, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import type { Transform } from "node:stream";

/** As `openssl enc` begins what it encrypts; the salt follows. */
const magic = Buffer.from("Salted__");
const saltBytes = 8;
const iterations = 600_000;

/** How many bytes of an encrypted file come before what is encrypted. */
export const prefixBytes = magic.length + saltBytes;

/** What a checksum is made with: the passphrase's own key, or null without one. */
export type ChecksumKey = Buffer | null;

type Keys = { key: Buffer; iv: Buffer; checksum: Buffer };

/** The first 48 bytes are what openssl derives; the checksum's key follows, which openssl never makes. */
function keysOf(passphrase: string, salt: Buffer): Keys {
  const bytes = pbkdf2Sync(passphrase, salt, iterations, 80, "sha256");
  return { key: bytes.subarray(0, 32), iv: bytes.subarray(32, 48), checksum: bytes.subarray(48) };
}

/**
 * Encrypts as `openssl enc -aes-256-cbc -pbkdf2 -iter 600000 -salt` does, so that no program of ours
 * is needed to read it (`backups.encrypted`).
 * @returns what the file begins with, the cipher, and the key of the checksum within
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

/** Whether a file that begins so is encrypted. */
export const isEncrypted = (start: Buffer): boolean => start.subarray(0, 8).equals(magic);

/** The other way round, for a file that begins so. */
export function decrypt(
  passphrase: string,
  start: Buffer,
): { decipher: Transform; checksum: Buffer } {
  const salt = start.subarray(magic.length, prefixBytes);
  const { key, iv, checksum } = keysOf(passphrase, salt);
  return { decipher: createDecipheriv("aes-256-cbc", key, iv), checksum };
}

/** A hash that grows with what is read or written; with a key nobody else could have made it. */
export function checksumWith(key: ChecksumKey) {
  return createHmac("sha256", key ?? "");
}
