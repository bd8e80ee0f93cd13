import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/transaction.server.ts";
import { recordChange } from "./audit.server.ts";
import type { StaffMember } from "./staff.ts";

/**
 * Notes that a member of staff took a list out of the house, and which part of it. What they searched
 * for may be somebody's name, so only that they did is noted.
 */
export async function recordExport(
  platform: Platform,
  member: StaffMember,
  list: string,
  { search, ...filter }: { search?: string; [name: string]: unknown },
): Promise<void> {
  await inTransaction(platform, (work) =>
    recordChange(work, member, {
      action: "list.export",
      entity: "list",
      entityId: list,
      before: null,
      after: { ...filter, searched: Boolean(search) },
    }),
  );
}
