import { and, eq, isNull } from "drizzle-orm";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { members } from "./members.tables.server.ts";

/** The owners of a business: membership IDs and email addresses. */
export function readOwners(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<{ id: string; email: string }[]> {
  return tx
    .select({ id: members.id, email: memberUsers.email })
    .from(members)
    .innerJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(
      and(
        eq(members.contractorId, contractorId),
        eq(members.role, "owner"),
        isNull(members.revokedAt),
      ),
    );
}
