import { asc, eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { canChangeEmbedHosts } from "~/domains/storefront/storefront.policy.ts";
import { embedHosts } from "~/domains/storefront/storefront.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { parseEmbedHosts } from "./embed-hosts.ts";

/** The cache tag of a contractor's embedded forms. */
export function embedTag(contractorId: string): string {
  return `embed:${contractorId}`;
}

/** The sites that may embed this contractor's forms. */
export function listEmbedHosts(platform: Platform, contractorId: string): Promise<string[]> {
  return readEmbedHosts(platform.database.query, contractorId);
}

/** Like `listEmbedHosts`, within a transaction. */
async function readEmbedHosts(database: Reader, contractorId: string): Promise<string[]> {
  const rows = await database
    .select({ host: embedHosts.host })
    .from(embedHosts)
    .where(eq(embedHosts.contractorId, contractorId))
    .orderBy(asc(embedHosts.host));
  return rows.map(({ host }) => host);
}

/** Allows embedding a contractor's forms on these sites and no others, from the next request on. */
export async function replaceEmbedHosts(
  { tx, now, dropPages }: UnitOfWork,
  contractorId: string,
  hosts: readonly string[],
): Promise<void> {
  await tx.delete(embedHosts).where(eq(embedHosts.contractorId, contractorId));
  if (hosts.length > 0) {
    await tx
      .insert(embedHosts)
      .values(hosts.map((host) => ({ contractorId, host, createdAt: now })));
  }
  await dropPages(embedTag(contractorId));
}

export type ChangedHosts = Result<object, Invalid | Refused<"not_found">>;

/** Sets the sites that may embed a contractor's form; audited (`staff.audited`). */
export async function changeEmbedHosts(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  text: string,
): Promise<ChangedHosts> {
  authorize(canChangeEmbedHosts(actor));
  const parsed = parseEmbedHosts(text);
  if (!parsed.ok) return parsed;
  return inTransaction(platform, async (work) => {
    // Locks the account, so concurrent changes run one after the other and each audit entry is correct.
    const [account] = await work.tx
      .select({ id: contractorAccounts.id })
      .from(contractorAccounts)
      .where(eq(contractorAccounts.id, contractorId))
      .for(...lockRows(contractorAccounts));
    if (!account) return { ok: false, code: "not_found" };
    const before = await readEmbedHosts(work.tx, contractorId);
    const hosts = parsed.hosts.toSorted();
    if (JSON.stringify(before) === JSON.stringify(hosts)) return { ok: true };
    await replaceEmbedHosts(work, contractorId, hosts);
    await recordChange(work, actor, {
      action: "embed.allow_hosts",
      entity: "contractor",
      entityId: contractorId,
      // The contractor's sites aren't logged, only their number.
      before: { hosts: before.length },
      after: { hosts: hosts.length },
    });
    return { ok: true };
  });
}
