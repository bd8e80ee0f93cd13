import { and, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { memberSessions, memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canEraseSignIns } from "./members.policy.ts";
import { memberInvitations, memberSignIns, members } from "./members.tables.server.ts";

/**
 * Deletes who belonged to a business that is itself deleted, within the caller's transaction. A person
 * of another business as well stays with that one.
 * @returns the ids of the people who are gone
 */
export async function eraseMembers({ tx }: UnitOfWork, contractorId: string): Promise<string[]> {
  const gone = await tx
    .delete(members)
    .where(eq(members.contractorId, contractorId))
    .returning({ userId: members.userId });
  await tx.delete(memberInvitations).where(eq(memberInvitations.contractorId, contractorId));
  if (gone.length === 0) return [];
  const elsewhere = tx.select().from(members).where(eq(members.userId, memberUsers.id));
  const people = gone.map(({ userId }) => userId);
  const erased = await tx
    .delete(memberUsers)
    .where(and(inArray(memberUsers.id, people), notExists(elsewhere)))
    .returning({ id: memberUsers.id, email: memberUsers.email });
  const addresses = erased.map(({ email }) => email.toLowerCase());
  await tx.delete(memberSignIns).where(inArray(memberSignIns.email, addresses));
  return erased.map(({ id }) => id);
}

/** Deletes tries to sign in that are a day old, and sessions that have ended: nothing can be done with them any more. */
export async function eraseOldSignIns(platform: Platform, actor: Actor): Promise<void> {
  authorize(canEraseSignIns(actor));
  const now = platform.clock.now().toISOString();
  await platform.database.query
    .delete(memberSignIns)
    .where(lt(memberSignIns.createdAt, sql`${now}::timestamptz - interval '1 day'`));
  await platform.database.query
    .delete(memberSessions)
    .where(lt(memberSessions.expiresAt, sql`now()`));
}
