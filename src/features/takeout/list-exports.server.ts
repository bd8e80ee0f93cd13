import { desc, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { businessExports } from "~/features/business-exports/business-exports.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadExports } from "./takeout.policy.ts";

/** The files of the actor's business, those that are gone included, the newest first. */
export function listExports({ database }: Platform, actor: Actor) {
  authorize(canReadExports(actor));
  return database.query
    .select({
      id: businessExports.id,
      memberName: businessExports.memberName,
      state: businessExports.state,
      done: businessExports.done,
      total: businessExports.total,
      bytes: businessExports.bytes,
      expiresAt: businessExports.expiresAt,
      downloads: businessExports.downloads,
      downloadedAt: businessExports.downloadedAt,
      downloadedBy: businessExports.downloadedBy,
      createdAt: businessExports.createdAt,
    })
    .from(businessExports)
    .where(eq(businessExports.contractorId, actor.contractorId))
    .orderBy(desc(businessExports.createdAt), desc(businessExports.id))
    .limit(20);
}

export type ListedExport = Awaited<ReturnType<typeof listExports>>[number];
