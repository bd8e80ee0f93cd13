import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { removeParts } from "~/platform/files/file-parts.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canRemoveExports } from "./business-exports.policy.ts";
import { partsFolder } from "./parts-folder.server.ts";

/** Deletes the files that attempts at an export wrote (`you-own-it.week`). Missing files are ignored. */
export async function removeExportFiles(
  { files }: Platform,
  actor: Actor,
  { exportId, attempts }: { exportId: string; attempts: number },
): Promise<void> {
  authorize(canRemoveExports(actor));
  for (let attempt = 1; attempt <= attempts; attempt++) {
    await removeParts(files, partsFolder(exportId, attempt));
  }
}
