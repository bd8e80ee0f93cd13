import { eq, sql } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { members } from "./members.tables.server.ts";
import { lockTeam } from "./team/change-team.server.ts";

/**
 * Makes the person with the business's confirmed address its first owner, once. Does nothing if the business
 * has or had members.
 */
export async function ensureFirstOwner(work: UnitOfWork, contractorId: string): Promise<void> {
  await lockTeam(work, contractorId);
  const [account] = await work.tx
    .select()
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  if (!account?.emailVerifiedAt || account.erasedAt) return;
  const [known] = await work.tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.contractorId, contractorId))
    .limit(1);
  if (known) return;
  const userId = await ensureMemberUser(work, account);
  await work.tx.insert(members).values({ contractorId, userId, role: "owner", joinedAt: work.now });
}

/** Finds or creates the account of an address; an existing one keeps its name. @returns its ID */
export async function ensureMemberUser(
  { tx, now }: UnitOfWork,
  { email, name }: { email: string; name: string },
): Promise<string> {
  await tx
    .insert(memberUsers)
    .values({ id: newId(), email: email.toLowerCase(), name, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [user] = await tx
    .select({ id: memberUsers.id })
    .from(memberUsers)
    .where(sql`lower(${memberUsers.email}) = lower(${email})`);
  if (!user) throw new Error("No account with this email address");
  return user.id;
}
