import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Reader } from "../database/database.server.ts";
import { verifications } from "./accounts.tables.server.ts";

/** Stores a challenge for a few minutes, under a hash of its owner's token. Deletes expired ones. */
export async function saveChallenge(
  db: Reader,
  { identifier, value, minutes }: { identifier: string; value: string; minutes: number },
): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
  await db.insert(verifications).values({
    identifier,
    value,
    expiresAt: sql`now() + ${`${minutes} minutes`}::interval`,
  });
}

export const isOpen = (identifier: string) =>
  and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, sql`now()`));

/** Deletes a challenge. Of several concurrent uses, only one gets its value. */
export async function consumeChallenge(db: Reader, identifier: string): Promise<string | null> {
  const [spent] = await db
    .delete(verifications)
    .where(isOpen(identifier))
    .returning({ value: verifications.value });
  return spent?.value ?? null;
}
