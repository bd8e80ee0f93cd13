import { asc, eq } from "drizzle-orm";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { embedHosts } from "./embed-hosts.tables.server.ts";

/** The cache tag of a contractor's embedded forms. */
export function embedTag(contractorId: string): string {
  return `embed:${contractorId}`;
}

/** The sites that may embed this contractor's forms. */
export function listEmbedHosts(platform: Platform, contractorId: string): Promise<string[]> {
  return readEmbedHosts(platform.database.query, contractorId);
}

/** Like `listEmbedHosts`, within a transaction. */
export async function readEmbedHosts(database: Reader, contractorId: string): Promise<string[]> {
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
