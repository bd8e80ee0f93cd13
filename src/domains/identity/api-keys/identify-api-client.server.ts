import { and, eq, isNull, lt, or } from "drizzle-orm";
import { apiKeys, contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { type ApiClient, readApiVersion } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { stateOfKey } from "./api-keys.ts";

const minute = 60_000;
/** `keyPrefix` and a token. */
const form = /^hlk_[A-Za-z0-9_-]{43}$/;

export type ApiClientIdentified = Result<
  { client: ApiClient },
  Refused<"wrong_credentials"> | TooMany
>;

/**
 * The business and scopes of an API key. An ended key gets the same response as an unknown one. Each key has
 * a rate limit, and wrong keys are limited by client address.
 */
export async function identifyApiClient(
  platform: Platform,
  key: string | null,
  address: string,
): Promise<ApiClientIdentified> {
  const apiKey = key !== null && form.test(key) ? await findKey(platform, key) : null;
  if (!apiKey) {
    const { waitSeconds } = await platform.limits.use("api_key_wrong", address);
    return waitSeconds > 0 ? tooMany(waitSeconds) : { ok: false, code: "wrong_credentials" };
  }
  const { lastUsedAt, ...client } = apiKey;
  const { waitSeconds } = await platform.limits.use("api_key", client.id);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  await recordKeyUse(platform, client.id, lastUsedAt);
  return { ok: true, client };
}

async function findKey({ database, clock }: Platform, key: string) {
  const [apiKey] = await database.query
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      contractorId: apiKeys.contractorId,
      businessName: contractorAccounts.businessName,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      lastUsedAt: apiKeys.lastUsedAt,
      apiVersion: apiKeys.apiVersion,
    })
    .from(apiKeys)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, apiKeys.contractorId))
    .where(and(eq(apiKeys.tokenHash, hashToken(key)), isNull(contractorAccounts.erasedAt)));
  if (!apiKey || stateOfKey(apiKey, clock.now()) !== "works") return null;
  const { expiresAt, revokedAt, lastUsedAt, apiVersion, ...client } = apiKey;
  const version = readApiVersion(apiVersion);
  return { kind: "api_key" as const, ...client, version, lastUsedAt };
}

/** Updates the last use at most once a minute, however often the key is used. */
async function recordKeyUse({ database, clock }: Platform, keyId: string, lastUsedAt: Date | null) {
  const now = clock.now();
  const before = new Date(now.getTime() - minute);
  if (lastUsedAt && lastUsedAt > before) return;
  await database.query
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(
      and(eq(apiKeys.id, keyId), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))),
    );
}
