import { eq } from "drizzle-orm";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/**
 * What somebody of the staff is called, for an e-mail to them.
 * @throws when they are gone meanwhile
 */
export async function nameOfPerson(platform: Platform, userId: string): Promise<string> {
  const [user] = await platform.database.query
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error("The person of this e-mail is gone");
  return user.name;
}
