import { and, eq, gt, sql } from "drizzle-orm";
import { businessExports } from "~/domains/operations/business-exports/business-exports.tables.server.ts";
import { partsFolder } from "~/domains/operations/business-exports/parts-folder.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { hasParts, readParts } from "~/platform/files/file-parts.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canTakeExport } from "./takeout.policy.ts";

/**
 * Streams an export of the actor's business; audited, and the owners see the download
 * (`you-own-it.owners-alone`). Null if it isn't complete, stored, and unexpired.
 */
export async function downloadExport(platform: Platform, actor: Actor, exportId: string) {
  authorize(canTakeExport(actor));
  const isTheirs = and(
    eq(businessExports.id, exportId),
    eq(businessExports.contractorId, actor.contractorId),
    eq(businessExports.state, "ready"),
  );
  const { database, files } = platform;
  const [whole] = await database.query.select().from(businessExports).where(isTheirs);
  if (!whole?.parts || !whole.bytes) return null;
  const { parts, bytes, attempt, createdAt } = whole;
  const folder = partsFolder(exportId, attempt);
  if (!(await hasParts(files, folder, parts))) return null;
  return inTransaction(platform, async (work) => {
    const [found] = await work.tx
      .update(businessExports)
      .set({
        downloads: sql`${businessExports.downloads} + 1`,
        downloadedAt: work.now,
        downloadedBy: actor.name,
      })
      .where(and(isTheirs, gt(businessExports.expiresAt, work.now)))
      .returning({ id: businessExports.id });
    if (!found) return null;
    await recordChange(work, actor, {
      action: "business.take_export",
      entity: "contractor",
      entityId: actor.contractorId,
      before: null,
      after: { export: exportId, bytes },
    });
    return { bytes, createdAt, content: () => readParts(files, folder, parts) };
  });
}
