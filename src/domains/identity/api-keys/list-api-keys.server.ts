import { desc, eq, sql } from "drizzle-orm";
import { apiKeys } from "~/domains/identity/members/api-keys.tables.server.ts";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadApiKeys } from "./api-keys.policy.ts";
import { stateOfKey } from "./api-keys.ts";

const shown = 100;

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
    .limit(shown);
  return keys.map((key) => ({ ...key, state: stateOfKey(key, now) }));
}

export type ListedApiKey = Awaited<ReturnType<typeof listApiKeys>>[number];
