import { streamAuditEntries } from "~/domains/shared/audit/list-audit.server.ts";
import { exportList } from "../lists/export-list.server.ts";
import { auditColumns } from "./audit-columns.ts";
import { readAuditFilter } from "./audit-query.ts";

/** /admin/audit.csv: all entries that match the screen's query. */
export const loader = exportList({
  name: "audit",
  columns: auditColumns,
  filter: readAuditFilter,
  rows: streamAuditEntries,
});
