import { newId } from "../database/columns.server.ts";
import type { Transaction } from "../database/database.server.ts";
import { accounts, users } from "./accounts.tables.server.ts";

/**
 * Adds a user who signs in with a password, inside the caller's transaction.
 * @param user.passwordHash from `accounts.hashPassword`
 * @returns the user's id
 */
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
