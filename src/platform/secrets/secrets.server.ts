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
export function isSameSecret(given: string, genuine: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(genuine)];
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
      const given = Buffer.from(signature, "base64url");
      const genuine = mac(purpose, body);
      if (given.length !== genuine.length || !timingSafeEqual(given, genuine)) return null;
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
