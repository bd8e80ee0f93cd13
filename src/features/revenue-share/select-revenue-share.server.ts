import { getTableColumns } from "drizzle-orm";
import { type Selected, selectRows } from "~/platform/database/select-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { revenueShareApplications } from "./revenue-share.tables.server.ts";

/** `GET /api/revenue_share_applications` for staff, newest first (specification §7). */
export function selectApplications(
  platform: Platform,
  parameters: URLSearchParams,
): Promise<Selected> {
  const { requestKey, requestHash, ...columns } = getTableColumns(revenueShareApplications);
  return selectRows(
    platform.database.query,
    {
      table: revenueShareApplications,
      id: columns.id,
      columns: Object.values(columns),
      filters: [columns.id, columns.applicationStatus, columns.email, columns.businessName],
      orders: [columns.createdAt, columns.updatedAt, columns.businessName],
      defaultDirection: "desc",
    },
    parameters,
  );
}
