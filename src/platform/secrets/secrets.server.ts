import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** A random 256-bit token, as 43 URL-safe characters. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** Random letters and digits, about 6 bits each. */
export function randomLetters(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** Compares two strings in constant time. */
export function isSameSecret(presented: string, expected: string): boolean {
  const [a, b] = [Buffer.from(presented), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** How a token is stored: a stolen table contains no usable ones. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Signs and verifies links that need no row of their own. */
export type Signer = {
  /** A token for this subject and purpose, with an expiry. */
  sign(purpose: string, subject: string, expiresAt: Date): string;
  /** The subject of a valid, unexpired token for this purpose, otherwise null. */
  read(purpose: string, token: string, now: Date): string | null;
};

export function createSigner(secret: string): Signer {
  const mac = (purpose: string, body: string) =>
    createHmac("sha256", secret).update(`${purpose}\n${body}`).digest();
  return {
    sign(purpose, subject, expiresAt) {
      const body = Buffer.from(`${expiresAt.getTime()}.${subject}`).toString("base64url");
      return `${body}.${mac(purpose, body).toString("base64url")}`;
    },
    read(purpose, token, now) {
      const [body, signature, ...rest] = token.split(".");
      if (!body || !signature || rest.length > 0) return null;
      const presentedSignature = Buffer.from(signature, "base64url");
      const expected = mac(purpose, body);
      if (
        presentedSignature.length !== expected.length ||
        !timingSafeEqual(presentedSignature, expected)
      )
        return null;
      const [expires = "", ...subject] = Buffer.from(body, "base64url").toString().split(".");
      return Number(expires) > now.getTime() ? subject.join(".") : null;
    },
  };
}

/** Recognizes a text without storing it: the same text and purpose give the same mark. */
export type Fingerprint = (purpose: string, text: string) => string;

/** Keyed, because there are few enough email addresses and phone numbers to brute-force a plain hash. */
export function createFingerprint(secret: string): Fingerprint {
  return (purpose, text) =>
    createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");
}

const letters = "abcdefghijklmnopqrstuvwxyz234567";
const idBytes = 16;
const markBytes = 12;

/**
 * A permanent token for one id (a UUID) and one purpose: 45 letters and digits that can't be
 * created without the installation's key, and that aren't stored. Case-insensitive, because mail
 * servers may change the case.
 */
export function lastingToken(fingerprint: Fingerprint, purpose: string, id: string): string {
  const mark = Buffer.from(fingerprint(`token:${purpose}`, id), "base64url");
  const bytes = [Buffer.from(id.replaceAll("-", ""), "hex"), mark.subarray(0, markBytes)];
  return toBase32(Buffer.concat(bytes));
}

/** The id of a valid token for this purpose, otherwise null. */
export function readLastingToken(
  fingerprint: Fingerprint,
  purpose: string,
  token: string,
): string | null {
  const normalized = token.toLowerCase();
  const id = idOfLastingToken(normalized);
  if (!id) return null;
  const expected = Buffer.from(lastingToken(fingerprint, purpose, id));
  const hasValidSignature =
    expected.length === normalized.length && timingSafeEqual(expected, Buffer.from(normalized));
  return hasValidSignature ? id : null;
}

/** The id in a token, valid or not; null for another format. */
export function idOfLastingToken(token: string): string | null {
  const bytes = fromBase32(token.toLowerCase());
  if (bytes?.length !== idBytes + markBytes) return null;
  const hex = bytes.toString("hex", 0, idBytes);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function toBase32(bytes: Buffer): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  return bits.replace(/.{1,5}/g, (five) => letters[Number.parseInt(five.padEnd(5, "0"), 2)] ?? "");
}

function fromBase32(text: string): Buffer | null {
  if (!/^[a-z2-7]{1,64}$/.test(text)) return null;
  let bits = "";
  for (const letter of text) bits += letters.indexOf(letter).toString(2).padStart(5, "0");
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
