import { and, count, eq } from "drizzle-orm";
import { lockBusinessRow } from "~/domains/identity/contractors/lock-business-row.server.ts";
import { activeKeysAt } from "~/domains/identity/members/active-keys.server.ts";
import { apiKeys } from "~/domains/identity/members/api-keys.tables.server.ts";
import { isStillOwner } from "~/domains/identity/members/team/change-team.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { hashToken, randomToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { canManageApiKeys } from "./api-keys.policy.ts";
import { newKeySchema } from "./api-keys.schema.ts";
import { beginningLength, keyPrefix, maxKeys } from "./api-keys.ts";

export type ApiKeyCreated = Result<
  { keyId: string; name: string; key: string },
  Invalid | Refused<"not_allowed">
>;

const day = 24 * 60 * 60 * 1000;

/**
 * Creates a key for an API client of the actor's business. Returns the key only this once: only its hash and
 * beginning are stored (`api-keys.shown-once`). Audited.
 */
export async function createApiKey(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<ApiKeyCreated> {
  authorize(canManageApiKeys(actor));
  const checked = check(newKeySchema, values);
  if (!checked.ok) return checked;
  const { name, scopes, expires } = checked.value;
  const { contractorId } = actor;
  return inTransaction<ApiKeyCreated>(platform, async (work) => {
    const works = await lockApiKeys(work, contractorId);
    if (!(await isStillOwner(work, actor))) return { ok: false, code: "not_allowed" };
    if (works >= maxKeys) {
      return invalid({ name: `You can have up to ${maxKeys} keys. Revoke one first` });
    }
    const keyId = newId(work.now.getTime());
    const key = keyPrefix + randomToken();
    const days = expires === "never" ? null : Number(expires);
    await work.tx.insert(apiKeys).values({
      id: keyId,
      contractorId,
      name,
      beginning: key.slice(0, beginningLength),
      tokenHash: hashToken(key),
      scopes: [...new Set(scopes)],
      madeBy: actor.id,
      createdAt: work.now,
      expiresAt: days === null ? null : new Date(work.now.getTime() + days * day),
    });
    await recordChange(work, actor, {
      action: "api_key.create",
      entity: "contractor",
      entityId: contractorId,
      before: null,
      after: { key: keyId, scopes, days },
    });
    return { ok: true, keyId, name, key };
  });
}

/**
 * Locks the keys until the transaction ends, so concurrent requests can't exceed the limit.
 * @returns the number of working keys
 */
async function lockApiKeys(work: UnitOfWork, contractorId: string): Promise<number> {
  await lockBusinessRow(work, contractorId);
  const [kept] = await work.tx
    .select({ count: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.contractorId, contractorId), activeKeysAt(work.now)));
  return kept?.count ?? 0;
}
