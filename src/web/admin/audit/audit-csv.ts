import { streamAuditEntries } from "~/domains/shared/index.server.ts";
import { exportList } from "../lists/export-list.server.ts";
import { auditColumns, readAuditFilter } from "./audit-list.ts";

/** /admin/audit.csv: all entries that match the screen's query. */
export const loader = exportList({
  name: "audit",
  columns: auditColumns,
  filter: readAuditFilter,
  rows: streamAuditEntries,
});
