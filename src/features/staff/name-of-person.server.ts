import { eq } from "drizzle-orm";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";

/**
 * What somebody of the staff is called, for an e-mail to them.
 * @throws when they are gone meanwhile
 */
export async function nameOfPerson(database: Reader, userId: string): Promise<string> {
  const [user] = await database
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error("The person this email is about no longer exists");
  return user.name;
}
