import { getTableColumns } from "drizzle-orm";
import { defineSelect } from "~/domains/shared/access/define-select.server.ts";
import { canExportAffiliates, canReadAffiliates } from "./affiliates.policy.ts";
import { affiliateProgramMembers } from "./affiliates.tables.server.ts";

const columns = getTableColumns(affiliateProgramMembers);

/** `GET /api/affiliate_program_members` for staff, newest first. */
export const selectAffiliates = defineSelect({
  canRead: canReadAffiliates,
  canExport: canExportAffiliates,
  table: affiliateProgramMembers,
  id: columns.id,
  columns: Object.values(columns),
  filters: [columns.id, columns.email, columns.referralCode, columns.status],
  orders: [columns.createdAt, columns.name],
  defaultDirection: "desc",
});
