import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canRecordExport } from "./audit.policy.ts";
import { recordChange } from "./audit.server.ts";

/**
 * Records that a staff member exported a list, and with which filters. A search term may be someone's name,
 * so it records only that there was one.
 */
export async function recordExport(
  platform: Platform,
  actor: Actor,
  list: string,
  { search, ...filter }: { search?: string; [name: string]: unknown },
): Promise<void> {
  authorize(canRecordExport(actor));
  await inTransaction(platform, (work) =>
    recordChange(work, actor, {
      action: "list.export",
      entity: "list",
      entityId: list,
      before: null,
      after: { ...filter, searched: Boolean(search) },
    }),
  );
}
