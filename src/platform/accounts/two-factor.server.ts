import { createHash, createHmac } from "node:crypto";
import { and, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { systemClock } from "../clock.ts";
import type { Transaction } from "../database/database.server.ts";
import { isSameSecret, randomLetters } from "../secrets/secrets.server.ts";
import { openVault } from "../secrets/vault.server.ts";
import { twoFactors, users, verifications } from "./accounts.tables.server.ts";
import { consumeChallenge, isOpen, saveChallenge } from "./passkeys.server.ts";
import { type AccountParts, type Sessions, signedCookies } from "./sessions.server.ts";

const challengeMinutes = 10;
/** The attempts of one sign-in. */
const tries = ["0", "1", "2", "3", "4"];
/** Consecutive wrong codes, across all sign-ins, that lock the second factor. */
const maxFailures = 10;
const lockMinutes = 15;

/** Why a code was rejected. `expired`: the password was entered too long ago. */
export type CodeRefusal = "wrong" | "used" | "expired" | "locked";

type CodeResult = { ok: true; userId: string; headers: Headers } | { ok: false; code: CodeRefusal };

/** Staff's second factor: codes of an authenticator app (RFC 6238), and backup codes for a lost phone. */
export type SecondFactor = {
  /** After a correct password: headers with the cookie of a sign-in that is waiting for its code. */
  challenge(userId: string): Promise<Headers>;
  /** The user whose sign-in is waiting for its code, or null. Only for logging. */
  challengedUser(request: Request): Promise<string | null>;
  /** Completes that sign-in. The headers contain the session cookie. */
  signIn(request: Request, kind: "app" | "backup", code: string): Promise<CodeResult>;
  /**
   * Generates a secret. Nothing changes until the first code is entered. @returns false if codes
   * are already on
   */
  begin(userId: string): Promise<boolean>;
  /** The `otpauth:` URL of a secret that is waiting for its first code, or null. */
  pending(userId: string, email: string): Promise<string | null>;
  /** Turns codes on with the first code. @returns the backup codes, or null for a wrong code */
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
    const [stored] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
    return stored ?? null;
  }

  async function findChallenge(request: Request) {
    const id = cookies.read(request, cookie);
    if (!id) return null;
    const [verification] = await db
      .select({ userId: verifications.value })
      .from(verifications)
      .where(isOpen(identifierOf(id)));
    return verification ? { id, userId: verification.userId } : null;
  }

  /** Counts before comparing the code, so concurrent attempts get no more tries than sequential ones. */
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

  type StoredFactor = typeof twoFactors.$inferSelect;
  const fresh = { failedVerificationCount: 0, lockedUntil: null };

  /**
   * A code works once, and never after a later one (RFC 6238 section 5.2). Of several concurrent
   * uses, only one updates the row.
   */
  async function spendAppCode(stored: StoredFactor, code: string): Promise<CodeRefusal | null> {
    const step = timeStepOf(await vault.open(stored.secret), code, systemClock.now().getTime());
    if (step === null || !stored.verified) return "wrong";
    const spent = await db
      .update(twoFactors)
      .set({ ...fresh, lastUsedStep: step })
      .where(
        and(
          eq(twoFactors.id, stored.id),
          or(isNull(twoFactors.lastUsedStep), lt(twoFactors.lastUsedStep, step)),
        ),
      )
      .returning({ id: twoFactors.id });
    return spent.length > 0 ? null : "used";
  }

  async function spendBackupCode(stored: StoredFactor, code: string): Promise<CodeRefusal | null> {
    const codes = JSON.parse(await vault.open(stored.backupCodes)) as string[];
    const remaining = codes.filter((savedCode) => !isSameSecret(savedCode, code));
    if (remaining.length === codes.length) return "wrong";
    const spent = await db
      .update(twoFactors)
      .set({ ...fresh, backupCodes: await vault.seal(JSON.stringify(remaining)) })
      .where(and(eq(twoFactors.id, stored.id), eq(twoFactors.backupCodes, stored.backupCodes)))
      .returning({ id: twoFactors.id });
    return spent.length > 0 ? null : "wrong";
  }

  return {
    async challenge(userId) {
      const id = `2fa-${randomLetters(20)}`;
      const minutes = challengeMinutes;
      await saveChallenge(db, { identifier: identifierOf(id), value: userId, minutes });
      const attempts = identifierOf(`2fa-attempts-${id}`);
      await saveChallenge(db, { identifier: attempts, value: "0", minutes });
      return new Headers({ "set-cookie": cookies.write(cookie, id, challengeMinutes * 60) });
    },
    async challengedUser(request) {
      return (await findChallenge(request))?.userId ?? null;
    },
    async signIn(request, kind, code) {
      const challenge = await findChallenge(request);
      if (!challenge) return { ok: false, code: "expired" };
      const { id, userId } = challenge;
      const stored = await find(userId);
      if (!stored) return { ok: false, code: "wrong" };
      if (await isLocked(userId)) return { ok: false, code: "locked" };
      if (!(await countTry(id))) {
        await consumeChallenge(db, identifierOf(id));
        return { ok: false, code: "expired" };
      }
      const refusal = await (kind === "app" ? spendAppCode : spendBackupCode)(stored, code);
      if (refusal === "wrong") await noteFailure(userId);
      if (refusal) return { ok: false, code: refusal };
      const spent = await consumeChallenge(db, identifierOf(id));
      if (!spent) return { ok: false, code: "expired" };
      const headers = await sessions.begin(request, userId);
      if (!headers) return { ok: false, code: "wrong" };
      headers.append("set-cookie", cookies.write(cookie, null, 0));
      return { ok: true, userId, headers };
    },
    async begin(userId) {
      const created = {
        secret: await vault.seal(randomLetters(32)),
        backupCodes: await vault.seal(JSON.stringify(newBackupCodes())),
        verified: false,
      };
      const stored = await db
        .insert(twoFactors)
        .values({ userId, ...created })
        .onConflictDoUpdate({
          target: twoFactors.userId,
          set: created,
          setWhere: eq(twoFactors.verified, false),
        })
        .returning({ id: twoFactors.id });
      return stored.length > 0;
    },
    async pending(userId, email) {
      const stored = await find(userId);
      if (!stored || stored.verified) return null;
      return otpauthAddress(await vault.open(stored.secret), parts.settings.siteName, email);
    },
    async confirm(userId, code) {
      const stored = await find(userId);
      if (!stored || stored.verified) return null;
      const step = timeStepOf(await vault.open(stored.secret), code, systemClock.now().getTime());
      if (step === null) return null;
      // `begin` may have replaced the secret since.
      const confirmed = await db
        .update(twoFactors)
        .set({ verified: true, lastUsedStep: step })
        .where(and(eq(twoFactors.id, stored.id), eq(twoFactors.secret, stored.secret)))
        .returning({ id: twoFactors.id });
      if (confirmed.length === 0) return null;
      await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId));
      return JSON.parse(await vault.open(stored.backupCodes)) as string[];
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

/** Turns off a user's second factor, so the password alone is enough. */
export async function removeSecondFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
}

/** How a challenge is stored: the cookie contains the id itself. */
function identifierOf(id: string): string {
  return createHash("sha256").update(id).digest("base64url");
}

const stepSeconds = 30;

/** The code for a time step: six digits (RFC 6238 with SHA-1). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** The time step of this code, if it is the current one or one next to it; otherwise null. */
export function timeStepOf(secret: string, code: string, now: number): number | null {
  const current = Math.floor(now / 1000 / stepSeconds);
  const steps = [current + 1, current, current - 1];
  return steps.find((step) => isSameSecret(code, codeOf(secret, step))) ?? null;
}

const base32Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Encodes bytes in base32 without padding (RFC 4648 section 6), the format of authenticator apps. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => base32Alphabet[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** The otpauth URL for an authenticator app: six digits every 30 seconds. */
export function otpauthAddress(secret: string, issuer: string, account: string): string {
  const parameters = new URLSearchParams({
    secret: base32(new TextEncoder().encode(secret)),
    issuer,
    digits: "6",
    period: String(stepSeconds),
  });
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  // Apps read a plus sign literally.
  return `otpauth://totp/${label}?${parameters.toString().replaceAll("+", "%20")}`;
}
