import { timingSafeEqual } from "node:crypto";
import type { Fingerprint } from "./secrets.server.ts";

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
  const given = token.toLowerCase();
  const id = idOfLastingToken(given);
  if (!id) return null;
  const genuine = Buffer.from(lastingToken(fingerprint, purpose, id));
  const isGenuine = genuine.length === given.length && timingSafeEqual(genuine, Buffer.from(given));
  return isGenuine ? id : null;
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
