import { members } from "~/domains/identity/identity.tables.server.ts";
import { ensureFirstOwner, ensureMemberUser } from "~/domains/identity/index.server.ts";
import { citySlug, memberRoles } from "~/domains/shared/index.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { demoPages } from "./samples/pages.ts";

/** Number of businesses with a full team. */
const withTeam = 3;

const names = { owner: "Olivia Owner", office: "Oscar Office", technician: "Tess Technician" };

/** The sign-in address of a demo business's member, such as owner@lone-star-pest-defense.example. */
export function demoMemberEmail(role: keyof typeof names, businessName: string): string {
  return `${role}@${citySlug(businessName)}.example`;
}

/**
 * Adds sign-ins for the demo's businesses: the owner of each, and for the first three one member of
 * each role.
 */
export async function addMembers(
  work: UnitOfWork,
  pages: readonly { contractorId: string }[],
): Promise<void> {
  for (const [index, { contractorId }] of pages.entries()) {
    await ensureFirstOwner(work, contractorId);
    const businessName = demoPages[index]?.businessName;
    if (!businessName || index >= withTeam) continue;
    for (const role of memberRoles) {
      const email = demoMemberEmail(role, businessName);
      const userId = await ensureMemberUser(work, { email, name: names[role] });
      await work.tx.insert(members).values({ contractorId, userId, role, joinedAt: work.now });
    }
  }
}
