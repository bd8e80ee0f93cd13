import { and, eq } from "drizzle-orm";
import { revokeKeys } from "~/domains/identity/members/active-keys.server.ts";
import { apiKeys } from "~/domains/identity/members/api-keys.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canManageApiKeys } from "./api-keys.policy.ts";

/** Permanently revokes a key of the actor's business, right away. Audited. */
export async function revokeApiKey(
  platform: Platform,
  actor: Actor,
  keyId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canManageApiKeys(actor));
  const { contractorId } = actor;
  return inTransaction(platform, async (work) => {
    const [key] = await work.tx
      .select({ id: apiKeys.id })
      .from(apiKeys)
      .where(and(eq(apiKeys.id, keyId), eq(apiKeys.contractorId, contractorId)));
    if (!key) return { ok: false, code: "not_found" };
    await revokeKeys(work, actor, contractorId, { keyId });
    return { ok: true };
  });
}
