import { and, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import {
  memberPasskeys,
  memberSessions,
  memberUsers,
} from "~/platform/accounts/accounts.tables.server.ts";
import {
  deleteOwn,
  idsOf,
  isAmong,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { eraseAccount } from "./contractors/contractor-accounts.server.ts";
import {
  apiKeys,
  contractorAccounts,
  contractorNotes,
  contractorProgress,
  memberInvitations,
  memberSignIns,
  members,
  securityEvents,
} from "./identity.tables.server.ts";

export const accountData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      {
        table: contractorAccounts,
        rows: eq(contractorAccounts.id, contractorId),
        takeout: "moves",
      },
      ...ownTables(contractorId, "moves", [contractorProgress]),
      ...ownTables(contractorId, "stays", [contractorNotes]),
    ],
    erase: ({ work, contractorId, keepsAccount }) =>
      eraseAccount(work, contractorId, { keepBare: keepsAccount }),
    eraseRecords: (tx, contractorId) =>
      tx.delete(contractorAccounts).where(eq(contractorAccounts.id, contractorId)),
  },
  phoneColumns: [
    {
      table: contractorAccounts,
      typed: contractorAccounts.phone,
      normal: contractorAccounts.phoneE164,
    },
  ],
};

const memberUserIds = (contractorId: string) =>
  idsOf(members.userId, eq(members.contractorId, contractorId));

export const memberData: PersonalData = {
  business: {
    subjects: ({ contractorId }) => [{ ids: memberUserIds(contractorId) }],
    tables({ contractorId }) {
      const people = memberUserIds(contractorId);
      const addresses = idsOf(memberUsers.email, isAmong(memberUsers.id, people));
      return [
        { table: memberUsers, rows: isAmong(memberUsers.id, people), takeout: "moves" },
        ...ownTables(contractorId, "moves", [members]),
        ...ownTables(contractorId, "shown", [memberInvitations]),
        { table: memberSessions, rows: isAmong(memberSessions.userId, people), takeout: "stays" },
        { table: memberPasskeys, rows: isAmong(memberPasskeys.userId, people), takeout: "stays" },
        {
          table: securityEvents,
          rows: isAmong(securityEvents.memberUserId, people),
          takeout: "stays",
        },
        { table: memberSignIns, rows: isAmong(memberSignIns.email, addresses), takeout: "stays" },
      ];
    },
    async erase({ work, contractorId, subjectIds }) {
      subjectIds.push(...(await eraseMembers(work, contractorId)));
    },
  },
  retention: [
    {
      // Day-old sign-in attempts and ended sessions: neither can be used again.
      name: "member sign-ins",
      erase: async ({ database: { query }, clock }) => {
        const now = clock.now().toISOString();
        await query
          .delete(memberSignIns)
          .where(lt(memberSignIns.createdAt, sql`${now}::timestamptz - interval '1 day'`));
        await query.delete(memberSessions).where(lt(memberSessions.expiresAt, sql`now()`));
      },
    },
  ],
};

/**
 * Deletes a business's members. A person who also belongs to another business stays there.
 * @returns the IDs of the deleted people
 */
async function eraseMembers({ tx }: UnitOfWork, contractorId: string): Promise<string[]> {
  const deleted = await tx
    .delete(members)
    .where(eq(members.contractorId, contractorId))
    .returning({ userId: members.userId });
  await tx.delete(memberInvitations).where(eq(memberInvitations.contractorId, contractorId));
  if (deleted.length === 0) return [];
  const otherMemberships = tx.select().from(members).where(eq(members.userId, memberUsers.id));
  const people = deleted.map(({ userId }) => userId);
  const erased = await tx
    .delete(memberUsers)
    .where(and(inArray(memberUsers.id, people), notExists(otherMemberships)))
    .returning({ id: memberUsers.id, email: memberUsers.email });
  const addresses = erased.map(({ email }) => email.toLowerCase());
  await tx.delete(memberSignIns).where(inArray(memberSignIns.email, addresses));
  return erased.map(({ id }) => id);
}

export const apiKeyData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      {
        table: apiKeys,
        rows: eq(apiKeys.contractorId, contractorId),
        takeout: "shown",
        leftOut: ["token_hash"],
      },
    ],
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [apiKeys]),
  },
};
