import { and, eq, gt, isNull, or } from "drizzle-orm";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { apiKeys } from "./api-keys.tables.server.ts";
import type { TeamManager } from "./team/change-team.server.ts";

/** SQL condition for keys that work at this moment. */
export const activeKeysAt = (now: Date) =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));

/**
 * Revokes one key of a business, or all working keys that someone created. Audited.
 * @returns the IDs of the revoked keys
 */
export async function revokeKeys(
  work: UnitOfWork,
  actor: TeamManager,
  contractorId: string,
  which: { keyId: string } | { madeBy: string },
): Promise<string[]> {
  const isMeant =
    "keyId" in which
      ? and(eq(apiKeys.id, which.keyId), isNull(apiKeys.revokedAt))
      : and(eq(apiKeys.madeBy, which.madeBy), activeKeysAt(work.now));
  const revoked = await work.tx
    .update(apiKeys)
    .set({ revokedAt: work.now })
    .where(and(eq(apiKeys.contractorId, contractorId), isMeant))
    .returning({ id: apiKeys.id });
  for (const { id } of revoked) {
    await recordChange(work, actor, {
      action: "api_key.revoke",
      entity: "contractor",
      entityId: contractorId,
      before: { key: id },
      after: null,
    });
  }
  return revoked.map(({ id }) => id);
}
