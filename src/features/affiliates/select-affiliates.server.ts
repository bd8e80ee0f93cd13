import { getTableColumns } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { type Selected, selectRows } from "~/platform/database/select-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadAffiliates } from "./affiliates.policy.ts";
import { affiliateProgramMembers } from "./affiliates.tables.server.ts";

/** `GET /api/affiliate_program_members` for staff, newest first (`api.tables`). */
export function selectAffiliates(
  platform: Platform,
  actor: Actor,
  parameters: URLSearchParams,
): Promise<Selected> {
  authorize(canReadAffiliates(actor));
  const columns = getTableColumns(affiliateProgramMembers);
  return selectRows(
    platform.database.query,
    {
      table: affiliateProgramMembers,
      id: columns.id,
      columns: Object.values(columns),
      filters: [columns.id, columns.email, columns.referralCode, columns.status],
      orders: [columns.createdAt, columns.name],
      defaultDirection: "desc",
    },
    parameters,
  );
}
