import { and, eq } from "drizzle-orm";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { businessExports } from "~/domains/operations/business-exports/business-exports.tables.server.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

const day = 24 * 60 * 60 * 1000;

/** An expired export that the owner of the first demo business once requested. */
export async function addExports(
  { tx, now }: UnitOfWork,
  pages: readonly { contractorId: string }[],
): Promise<void> {
  const contractorId = pages[0]?.contractorId ?? "";
  const [owner] = await tx
    .select({ id: members.id, name: memberUsers.name })
    .from(members)
    .innerJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(and(eq(members.contractorId, contractorId), eq(members.role, "owner")))
    .orderBy(members.id)
    .limit(1);
  if (!owner) return;
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await tx.insert(businessExports).values({
    id: newId(ago(24).getTime()),
    contractorId,
    memberId: owner.id,
    memberName: owner.name,
    state: "ended",
    done: 412,
    total: 412,
    expiresAt: ago(17),
    downloads: 1,
    downloadedAt: ago(24),
    downloadedBy: owner.name,
    createdAt: ago(24),
    updatedAt: ago(17),
  });
}
