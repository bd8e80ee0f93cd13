import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { accounts, users } from "~/platform/accounts/accounts.tables.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** Who has this address, signs in with a password and is not disabled, or null; the queue holds hashes only. */
export async function findByEmailHash(
  { tx }: Pick<UnitOfWork, "tx">,
  emailHash: string,
): Promise<{ id: string; email: string } | null> {
  const [user] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(
      and(
        sql`encode(sha256(convert_to(lower(${users.email}), 'UTF8')), 'hex') = ${emailHash}`,
        isNotNull(accounts.password),
        isNull(users.disabledAt),
      ),
    );
  return user ?? null;
}
