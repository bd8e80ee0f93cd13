import { beginningLength, keyPrefix } from "~/domains/identity/api-keys/api-keys.ts";
import { apiKeys } from "~/domains/identity/members/api-keys.tables.server.ts";
import { hashToken, randomToken } from "~/platform/secrets/secrets.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Gives the first demo business API keys whose secrets no one has: one active, one revoked. */
export async function addApiKeys(
  { tx, now }: UnitOfWork,
  pages: readonly { contractorId: string }[],
): Promise<void> {
  const [first] = pages;
  if (!first) return;
  const ago = (time: number) => new Date(now.getTime() - time);
  const key = (name: string) => {
    const made = keyPrefix + randomToken();
    const beginning = made.slice(0, beginningLength);
    return { contractorId: first.contractorId, name, beginning, tokenHash: hashToken(made) };
  };
  await tx.insert(apiKeys).values([
    {
      ...key("Lead spreadsheet"),
      scopes: ["leads:read", "visits:read"],
      createdAt: ago(40 * day),
      expiresAt: new Date(now.getTime() + 325 * day),
      lastUsedAt: ago(2 * hour),
    },
    {
      ...key("Old accountant’s tool"),
      scopes: ["estimates:read"],
      createdAt: ago(90 * day),
      lastUsedAt: ago(31 * day),
      revokedAt: ago(30 * day),
    },
  ]);
}
