import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../database/database.server.ts";
import { accounts, sessions, twoFactors, users } from "./accounts.tables.server.ts";

/** Whether nobody can sign in as this person. */
export async function isDisabled(db: Reader, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.id, userId));
  return user ? user.disabledAt !== null : false;
}

/** What proves the person's password, or null when they have none. */
export async function passwordHashOf(db: Reader, userId: string): Promise<string | null> {
  const [account] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
  return account?.password ?? null;
}

/** @param passwordHash from `accounts.hashPassword` */
export async function setPassword(
  tx: Transaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await tx
    .update(accounts)
    .set({ password: passwordHash, updatedAt: sql`now()` })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
}

/** Removes somebody's one-time codes, so that they sign in with the password alone. */
export async function removeTwoFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
}

/** Somebody's sessions that have not ended, the one used last first. */
export function sessionsOf(db: Reader, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      usedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt))
    .limit(50);
}

/** Ends somebody's sessions at once: all, all but one, or only one. @returns how many */
export async function endSessions(
  tx: Transaction,
  userId: string,
  which: { except?: string; only?: string } = {},
): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        which.except ? ne(sessions.id, which.except) : undefined,
        which.only ? eq(sessions.id, which.only) : undefined,
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}
