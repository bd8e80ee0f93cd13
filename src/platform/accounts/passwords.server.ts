import { randomBytes, scrypt } from "node:crypto";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { and, eq, isNull, sql } from "drizzle-orm";
import { newId } from "../database/columns.server.ts";
import type { Reader, Transaction } from "../database/database.server.ts";
import { isSameSecret } from "../secrets/secrets.server.ts";
import { accounts, users } from "./accounts.tables.server.ts";

const derive = promisify<string, string, number, object, Buffer>(scrypt);
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };

const keyOf = async (password: string, salt: string) =>
  (await derive(password.normalize("NFKC"), salt, 64, cost)).toString("hex");

/** A password hash for `insertUser` and `setPassword`: `salt:key`, scrypt, in hex. Takes about 100 ms. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString("hex");
  return `${salt}:${await keyOf(password, salt)}`;
}

async function isHashOf(hash: string, password: string): Promise<boolean> {
  const [salt = "", key = ""] = hash.split(":");
  return isSameSecret(await keyOf(password, salt), key);
}

/** Does the same work as for an existing account (`accounts.no-enumeration`). */
async function hashForUnknownEmail(password: string): Promise<void> {
  await hashPassword(password);
}

const ofPerson = (userId: string) =>
  and(eq(accounts.userId, userId), eq(accounts.providerId, "credential"));

/**
 * The staff user with this email and password, or null, after the same work for every email. A
 * disabled user gets the same response as for a wrong password.
 */
export async function findByPassword(db: Reader, email: string, password: string) {
  const [user] = await db
    .select({
      id: users.id,
      twoFactor: users.twoFactorEnabled,
      disabledAt: users.disabledAt,
      hash: accounts.password,
    })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
    .where(sql`lower(${users.email}) = lower(${email})`);
  if (!user?.hash) {
    await hashForUnknownEmail(password);
    return null;
  }
  const { hash, disabledAt, ...person } = user;
  return (await isHashOf(hash, password)) && disabledAt === null ? person : null;
}

export async function isPassword(db: Reader, userId: string, password: string): Promise<boolean> {
  const hash = await passwordHashOf(db, userId);
  return hash !== null && (await isHashOf(hash, password));
}

/** The hash of the user's password, or null if they have none. */
export async function passwordHashOf(db: Reader, userId: string): Promise<string | null> {
  const [account] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(ofPerson(userId));
  return account?.password ?? null;
}

/** @param passwordHash from `hashPassword` */
export async function setPassword(
  tx: Transaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await tx
    .update(accounts)
    .set({ password: passwordHash, updatedAt: sql`now()` })
    .where(ofPerson(userId));
}

/** Adds a user who signs in with a password, in the caller's transaction. @returns the user's id */
export async function insertUser(
  tx: Transaction,
  user: { email: string; name: string; passwordHash: string },
): Promise<string> {
  const id = newId();
  const email = user.email.toLowerCase();
  await tx.insert(users).values({ id, name: user.name, email, emailVerified: true });
  await tx.insert(accounts).values({
    userId: id,
    accountId: id,
    providerId: "credential",
    password: user.passwordHash,
  });
  return id;
}

/** The active user with a password whose email has this hash, or null. */
export async function findByEmailHash(
  tx: Transaction,
  emailHash: string,
): Promise<{ id: string; email: string } | null> {
  const [user] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(
      and(
        sql`encode(sha256(convert_to(lower(${users.email}), 'UTF8')), 'hex') = ${emailHash}`,
        sql`${accounts.password} is not null`,
        isNull(users.disabledAt),
      ),
    );
  return user ?? null;
}

/**
 * A staff user's name, for an email to them.
 * @throws if the user no longer exists
 */
export async function nameOfPerson(db: Reader, userId: string): Promise<string> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  if (!user) throw new Error("The person this email is about no longer exists");
  return user.name;
}

/** `common`: among the first that attackers try. `personal`: built from facts about its owner. */
export type PasswordWeakness = "common" | "personal";

/** Guesses available to an attacker with a list of common passwords and facts about a person. */
const fewestGuesses = 10_000_000_000;

const load = createRequire(import.meta.url);

/**
 * Why a password is too easy to guess, or null (rule `passwords.hard-to-guess`). The list of common
 * passwords is loaded only here, takes a few megabytes, and needs no network.
 * @param personalTerms facts that an attacker may know about its owner: names, email addresses, the site's
 * name
 */
export function passwordWeakness(
  password: string,
  personalTerms: readonly string[],
): PasswordWeakness | null {
  // Loaded when the first password is chosen: most processes never need it.
  const { ZxcvbnFactory } = load("@zxcvbn-ts/core") as typeof import("@zxcvbn-ts/core");
  const { dictionary, adjacencyGraphs } = load(
    "@zxcvbn-ts/language-common",
  ) as typeof import("@zxcvbn-ts/language-common");
  const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 });
  const personalParts = personalTerms.flatMap(partsOf);
  const isPersonal = (text: string) => {
    const { guesses, sequence } = judge.check(text, personalParts);
    const containsUserInput = sequence.some(
      ({ dictionaryName }) => dictionaryName === "userInputs",
    );
    return containsUserInput && guesses < fewestGuesses;
  };
  // "Miller-Iris-12" is as weak as "MillerIris12".
  if (isPersonal(password) || isPersonal(lettersOf(password))) return "personal";
  return judge.check(password, personalParts).guesses < fewestGuesses ? "common" : null;
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}

/** A name or email address and the words in it, except very short ones. */
function partsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  return [
    text,
    lettersOf(text),
    text.split("@")[0] ?? "",
    text.split("@")[1] ?? "",
    ...words,
  ].filter((part) => part.length > 2);
}

const advice = "Use several words that have nothing to do with each other.";

/** The message for a weak password. */
export const weaknessMessages: Record<PasswordWeakness, string> = {
  common: `This password is too easy to guess. ${advice}`,
  personal: `A password with your name, your address or this site's name is too easy to guess. ${advice}`,
};
