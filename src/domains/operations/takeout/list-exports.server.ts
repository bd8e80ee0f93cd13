import { desc, eq } from "drizzle-orm";
import { businessExports } from "~/domains/operations/business-exports/business-exports.tables.server.ts";
import { partsFolder } from "~/domains/operations/business-exports/parts-folder.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { hasParts } from "~/platform/files/file-parts.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadExports } from "./takeout.policy.ts";

/**
 * The exports of the actor's business, expired ones included, newest first. `lost`: ready when a
 * backup was made, which contains no export files (`you-own-it.week`).
 */
export async function listExports({ database, files }: Platform, actor: Actor) {
  authorize(canReadExports(actor));
  const listed = await database.query
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
      attempt: businessExports.attempt,
      parts: businessExports.parts,
    })
    .from(businessExports)
    .where(eq(businessExports.contractorId, actor.contractorId))
    .orderBy(desc(businessExports.createdAt), desc(businessExports.id))
    .limit(20);
  return Promise.all(
    listed.map(async ({ attempt, parts, ...one }) => {
      const isLost =
        one.state === "ready" && !(await hasParts(files, partsFolder(one.id, attempt), parts ?? 0));
      return { ...one, state: isLost ? ("lost" as const) : one.state };
    }),
  );
}

export type ListedExport = Awaited<ReturnType<typeof listExports>>[number];
