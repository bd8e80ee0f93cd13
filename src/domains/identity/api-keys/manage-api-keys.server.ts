import { and, count, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { lockBusinessRow } from "~/domains/identity/contractors/contractor-accounts.server.ts";
import { canManageApiKeys, canReadApiKeys } from "~/domains/identity/identity.policy.ts";
import { newKeySchema } from "~/domains/identity/identity.schema.ts";
import { apiKeys, members } from "~/domains/identity/identity.tables.server.ts";
import {
  isStillOwner,
  type TeamManager,
} from "~/domains/identity/members/team/change-team.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, newestApiVersion } from "~/domains/shared/index.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { hashToken, randomToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { beginningLength, keyPrefix, maxKeys, stateOfKey } from "./api-keys.ts";

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
      apiVersion: newestApiVersion,
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
  const [counted] = await work.tx
    .select({ count: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.contractorId, contractorId), isKeyActive(work.now)));
  return counted?.count ?? 0;
}

const maxShown = 100;

/**
 * The keys of the actor's business: working ones first, then newest first. Limits the number of ended ones.
 */
export async function listApiKeys({ database, clock }: Platform, actor: Actor) {
  authorize(canReadApiKeys(actor));
  const now = clock.now();
  const { revokedAt, expiresAt } = apiKeys;
  const works = sql`(${revokedAt} is null and coalesce(${expiresAt} > ${now.toISOString()}::timestamptz, true))`;
  const keys = await database.query
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      beginning: apiKeys.beginning,
      scopes: apiKeys.scopes,
      apiVersion: apiKeys.apiVersion,
      madeBy: memberUsers.name,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      revokedAt: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .leftJoin(members, eq(members.id, apiKeys.madeBy))
    .leftJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(eq(apiKeys.contractorId, actor.contractorId))
    .orderBy(sql`${works} desc`, desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(maxShown);
  return keys.map((key) => ({ ...key, state: stateOfKey(key, now) }));
}

export type ListedApiKey = Awaited<ReturnType<typeof listApiKeys>>[number];

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

/** SQL condition for keys that work at this moment. */
export const isKeyActive = (now: Date) =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));

/**
 * Revokes one key of a business, or all working keys that someone created. Audited.
 * @returns the IDs of the revoked keys
 */
export async function revokeKeys(
  work: UnitOfWork,
  actor: TeamManager,
  contractorId: string,
  target: { keyId: string } | { madeBy: string },
): Promise<string[]> {
  const isTarget =
    "keyId" in target
      ? and(eq(apiKeys.id, target.keyId), isNull(apiKeys.revokedAt))
      : and(eq(apiKeys.madeBy, target.madeBy), isKeyActive(work.now));
  const revoked = await work.tx
    .update(apiKeys)
    .set({ revokedAt: work.now })
    .where(and(eq(apiKeys.contractorId, contractorId), isTarget))
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
