import { asc, eq } from "drizzle-orm";
import { markSample } from "~/domains/shared/index.server.ts";
import { citySlug, memberRoles } from "~/domains/shared/index.ts";
import type { Demo, DemoPart } from "~/domains/shared/shared.demo.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { hashToken, randomToken } from "~/platform/secrets/secrets.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { beginningLength, keyPrefix } from "./api-keys/api-keys.ts";
import { apiKeys, contractorAccounts, members } from "./identity.tables.server.ts";
import { ensureFirstOwner, ensureMemberUser } from "./members/team/change-team.server.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Adds the account of a demo business. */
export async function insertDemoAccount(
  tx: Transaction,
  account: typeof contractorAccounts.$inferInsert & { id: string },
): Promise<void> {
  const phoneE164 = normalizePhone(account.phone ?? "");
  await tx.insert(contractorAccounts).values({ ...account, phoneE164 });
  await markSample(tx, "contractor", [account.id]);
}

export const accountsDemo: DemoPart = async ({ work, businesses }) => {
  for (const business of businesses) {
    const { contractorId: id, businessName, owner, email, phone, city, state } = business;
    await insertDemoAccount(work.tx, {
      id,
      businessName,
      name: owner.join(" "),
      email,
      phone,
      city,
      state,
      selectedPlan: business.plan,
      emailVerifiedAt: business.joined,
      createdAt: business.joined,
    });
  }
};

/** Number of businesses with a full team. */
const withTeam = 3;

const names = { owner: "Olivia Owner", office: "Oscar Office", technician: "Tess Technician" };

/** The sign-in address of a demo business's member, such as owner@lone-star-pest-defense.example. */
export function demoMemberEmail(role: keyof typeof names, businessName: string): string {
  return `${role}@${citySlug(businessName)}.example`;
}

/** Sign-ins: the owner of each business, and for the first three one member of each role. */
export const membersDemo: DemoPart = async ({ work, businesses }) => {
  for (const [index, { contractorId, businessName }] of businesses.entries()) {
    await ensureFirstOwner(work, contractorId);
    if (index >= withTeam) continue;
    for (const role of memberRoles) {
      const email = demoMemberEmail(role, businessName);
      const userId = await ensureMemberUser(work, { email, name: names[role] });
      await work.tx.insert(members).values({ contractorId, userId, role, joinedAt: work.now });
    }
  }
};

/** The members of a business, in the order in which they joined. */
export function findDemoMembers({ work: { tx } }: Demo, contractorId: string) {
  return tx
    .select({
      id: members.id,
      userId: members.userId,
      role: members.role,
      name: memberUsers.name,
    })
    .from(members)
    .innerJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(eq(members.contractorId, contractorId))
    .orderBy(asc(members.id));
}

/** API keys of the first business whose secrets no one has: one active, one revoked. */
export const apiKeysDemo: DemoPart = async ({ work, businesses: [{ contractorId }], ago }) => {
  const key = (name: string) => {
    const secret = keyPrefix + randomToken();
    const beginning = secret.slice(0, beginningLength);
    return { contractorId, name, beginning, tokenHash: hashToken(secret) };
  };
  await work.tx.insert(apiKeys).values([
    {
      ...key("Lead spreadsheet"),
      scopes: ["leads:read", "visits:read"],
      createdAt: ago(40),
      expiresAt: new Date(work.now.getTime() + 325 * day),
      lastUsedAt: new Date(work.now.getTime() - 2 * hour),
    },
    {
      ...key("Old accountant’s tool"),
      scopes: ["estimates:read"],
      createdAt: ago(90),
      lastUsedAt: ago(31),
      revokedAt: ago(30),
    },
  ]);
};
