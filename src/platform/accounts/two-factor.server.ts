import { createHash, createHmac } from "node:crypto";
import { and, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import encodeQR from "qr";
import { systemClock } from "../clock.ts";
import type { Transaction } from "../database/database.server.ts";
import { isSameSecret, randomLetters } from "../secrets/secrets.server.ts";
import { twoFactors, users, verifications } from "./accounts.tables.server.ts";
import { isOpen, keepChallenge, spendChallenge } from "./challenges.server.ts";
import { type AccountParts, type Sessions, signedCookies } from "./sessions.server.ts";

const challengeMinutes = 10;
/** Codes that one sign-in may try. */
const tries = ["0", "1", "2", "3", "4"];
/** Wrong codes in a row, over all sign-ins, that lock the second factor. */
const maxFailures = 10;
const lockMinutes = 15;

/** Why a code was refused. `expired`: the password was entered too long ago. */
export type CodeRefusal = "wrong" | "used" | "expired" | "locked";

type CodeAnswer = { ok: true; userId: string; headers: Headers } | { ok: false; code: CodeRefusal };

/** Staff's second factor: codes of an authenticator app (RFC 6238), and backup codes for a lost phone. */
export type SecondFactor = {
  /** After the right password: headers with the cookie of a sign-in that waits for its code. */
  challenge(userId: string): Promise<Headers>;
  /** Whose password was right in a sign-in that waits for its code, or null. For the record only. */
  challengedUser(request: Request): Promise<string | null>;
  /** Finishes such a sign-in. The headers carry the session's cookie. */
  signIn(request: Request, kind: "app" | "backup", code: string): Promise<CodeAnswer>;
  /** Makes a secret; nothing changes until a first code was entered. @returns false if codes are on */
  begin(userId: string): Promise<boolean>;
  /** The `otpauth:` address of a secret that waits for its first code, or null. */
  pending(userId: string, email: string): Promise<string | null>;
  /** Turns codes on with a first code. @returns the backup codes, or null for a wrong code */
  confirm(userId: string, code: string): Promise<string[] | null>;
  /** Replaces the backup codes; null if codes are off. */
  renewBackupCodes(userId: string): Promise<string[] | null>;
};

const cookie = "two_factor";

export function createSecondFactor(parts: AccountParts, sessions: Sessions): SecondFactor {
  const db = parts.database.joining;
  const cookies = signedCookies("staff", parts);
  const vault = openVault(parts.secret);
  const newBackupCodes = () =>
    Array.from({ length: 10 }, () => `${randomLetters(5)}-${randomLetters(5)}`);

  async function find(userId: string) {
    const [kept] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
    return kept ?? null;
  }

  async function findChallenge(request: Request) {
    const id = cookies.read(request, cookie);
    if (!id) return null;
    const [found] = await db
      .select({ userId: verifications.value })
      .from(verifications)
      .where(isOpen(identifierOf(id)));
    return found ? { id, userId: found.userId } : null;
  }

  /** Counts before the code is compared, so simultaneous attempts are no more than attempts in turn. */
  async function countTry(id: string): Promise<boolean> {
    const counted = await db
      .update(verifications)
      .set({ value: sql`(${verifications.value}::int + 1)::text` })
      .where(and(isOpen(identifierOf(`2fa-attempts-${id}`)), inArray(verifications.value, tries)))
      .returning({ id: verifications.id });
    return counted.length > 0;
  }

  async function isLocked(userId: string): Promise<boolean> {
    await db
      .update(twoFactors)
      .set({ failedVerificationCount: 0, lockedUntil: null })
      .where(and(eq(twoFactors.userId, userId), lte(twoFactors.lockedUntil, sql`now()`)));
    return Boolean((await find(userId))?.lockedUntil);
  }

  async function noteFailure(userId: string): Promise<void> {
    const failures = sql`${twoFactors.failedVerificationCount} + 1`;
    await db
      .update(twoFactors)
      .set({
        failedVerificationCount: failures,
        lockedUntil: sql`case when ${failures} >= ${maxFailures} then now() + ${`${lockMinutes} minutes`}::interval end`,
      })
      .where(eq(twoFactors.userId, userId));
  }

  type Kept = typeof twoFactors.$inferSelect;
  const fresh = { failedVerificationCount: 0, lockedUntil: null };

  /**
   * A code of the app works once, and never after a later one (RFC 6238 section 5.2): of several simultaneous uses, one updates the row.
   */
  async function spendAppCode(kept: Kept, code: string): Promise<CodeRefusal | null> {
    const step = timeStepOf(await vault.open(kept.secret), code, systemClock.now().getTime());
    if (step === null || !kept.verified) return "wrong";
    const spent = await db
      .update(twoFactors)
      .set({ ...fresh, lastUsedStep: step })
      .where(
        and(
          eq(twoFactors.id, kept.id),
          or(isNull(twoFactors.lastUsedStep), lt(twoFactors.lastUsedStep, step)),
        ),
      )
      .returning({ id: twoFactors.id });
    return spent.length > 0 ? null : "used";
  }

  async function spendBackupCode(kept: Kept, code: string): Promise<CodeRefusal | null> {
    const codes = JSON.parse(await vault.open(kept.backupCodes)) as string[];
    const left = codes.filter((one) => !isSameSecret(one, code));
    if (left.length === codes.length) return "wrong";
    const spent = await db
      .update(twoFactors)
      .set({ ...fresh, backupCodes: await vault.seal(JSON.stringify(left)) })
      .where(and(eq(twoFactors.id, kept.id), eq(twoFactors.backupCodes, kept.backupCodes)))
      .returning({ id: twoFactors.id });
    return spent.length > 0 ? null : "wrong";
  }

  return {
    async challenge(userId) {
      const id = `2fa-${randomLetters(20)}`;
      const minutes = challengeMinutes;
      await keepChallenge(db, { identifier: identifierOf(id), value: userId, minutes });
      const attempts = identifierOf(`2fa-attempts-${id}`);
      await keepChallenge(db, { identifier: attempts, value: "0", minutes });
      return new Headers({ "set-cookie": cookies.write(cookie, id, challengeMinutes * 60) });
    },
    async challengedUser(request) {
      return (await findChallenge(request))?.userId ?? null;
    },
    async signIn(request, kind, code) {
      const challenge = await findChallenge(request);
      if (!challenge) return { ok: false, code: "expired" };
      const { id, userId } = challenge;
      const kept = await find(userId);
      if (!kept) return { ok: false, code: "wrong" };
      if (await isLocked(userId)) return { ok: false, code: "locked" };
      if (!(await countTry(id))) {
        await spendChallenge(db, identifierOf(id));
        return { ok: false, code: "expired" };
      }
      const refusal = await (kind === "app" ? spendAppCode : spendBackupCode)(kept, code);
      if (refusal === "wrong") await noteFailure(userId);
      if (refusal) return { ok: false, code: refusal };
      const spent = await spendChallenge(db, identifierOf(id));
      if (!spent) return { ok: false, code: "expired" };
      const headers = await sessions.begin(request, userId);
      if (!headers) return { ok: false, code: "wrong" };
      headers.append("set-cookie", cookies.write(cookie, null, 0));
      return { ok: true, userId, headers };
    },
    async begin(userId) {
      const made = {
        secret: await vault.seal(randomLetters(32)),
        backupCodes: await vault.seal(JSON.stringify(newBackupCodes())),
        verified: false,
      };
      const kept = await db
        .insert(twoFactors)
        .values({ userId, ...made })
        .onConflictDoUpdate({
          target: twoFactors.userId,
          set: made,
          setWhere: eq(twoFactors.verified, false),
        })
        .returning({ id: twoFactors.id });
      return kept.length > 0;
    },
    async pending(userId, email) {
      const kept = await find(userId);
      if (!kept || kept.verified) return null;
      return otpauthAddress(await vault.open(kept.secret), parts.settings.siteName, email);
    },
    async confirm(userId, code) {
      const kept = await find(userId);
      if (!kept || kept.verified) return null;
      const step = timeStepOf(await vault.open(kept.secret), code, systemClock.now().getTime());
      if (step === null) return null;
      await db
        .update(twoFactors)
        .set({ verified: true, lastUsedStep: step })
        .where(eq(twoFactors.id, kept.id));
      await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId));
      return JSON.parse(await vault.open(kept.backupCodes)) as string[];
    },
    async renewBackupCodes(userId) {
      const codes = newBackupCodes();
      const renewed = await db
        .update(twoFactors)
        .set({ backupCodes: await vault.seal(JSON.stringify(codes)) })
        .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true)))
        .returning({ id: twoFactors.id });
      return renewed.length > 0 ? codes : null;
    },
  };
}

/** Turns off a person's second factor: the password alone signs in. */
export async function removeSecondFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
}

/** How a challenge is stored: the cookie has the id itself. */
function identifierOf(id: string): string {
  return createHash("sha256").update(id).digest("base64url");
}

/** Encrypts secrets and backup codes (XChaCha20-Poly1305, hex), with the key that every version used. */
function openVault(secret: string) {
  const key = createHash("sha256").update(secret).digest();
  // Loaded when it's needed: most processes never see a code.
  const cipher = async () => {
    const { xchacha20poly1305 } = await import("@noble/ciphers/chacha.js");
    const { managedNonce } = await import("@noble/ciphers/utils.js");
    return managedNonce(xchacha20poly1305)(new Uint8Array(key));
  };
  return {
    async seal(text: string): Promise<string> {
      return Buffer.from((await cipher()).encrypt(Buffer.from(text))).toString("hex");
    },
    async open(hex: string): Promise<string> {
      return Buffer.from((await cipher()).decrypt(Buffer.from(hex, "hex"))).toString();
    },
  };
}

const stepSeconds = 30;

/** What an authenticator app shows in a time step: six digits (RFC 6238 with SHA-1). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** The current time step, or the one before or after, whose code this is, or null. */
export function timeStepOf(secret: string, code: string, now: number): number | null {
  const current = Math.floor(now / 1000 / stepSeconds);
  const steps = [current + 1, current, current - 1];
  return steps.find((step) => isSameSecret(code, codeOf(secret, step))) ?? null;
}

const base32Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes in base32 without padding (RFC 4648 section 6), as authenticator apps want a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => base32Alphabet[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** The address that tells an authenticator app whose codes to show: six digits every 30 seconds. */
export function otpauthAddress(secret: string, issuer: string, account: string): string {
  const parameters = new URLSearchParams({
    secret: base32(new TextEncoder().encode(secret)),
    issuer,
    digits: "6",
    period: String(stepSeconds),
  });
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  // Apps read a plus sign as one.
  return `otpauth://totp/${label}?${parameters.toString().replaceAll("+", "%20")}`;
}

/** A QR code as the path of an SVG whose view box is `size` wide and high, with its quiet zone. */
export function drawQrCode(text: string): { size: number; path: string } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const dots = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: rows.length, path: dots.join("") };
}
