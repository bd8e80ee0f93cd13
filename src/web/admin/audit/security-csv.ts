import { streamSecurityEvents } from "~/domains/identity/index.server.ts";
import { exportList } from "../lists/export-list.server.ts";
import { readSecurityFilter, securityColumns } from "./audit-list.ts";

/** /admin/security.csv: all events that match the screen's query. */
export const loader = exportList({
  name: "security-events",
  columns: securityColumns,
  filter: readSecurityFilter,
  rows: streamSecurityEvents,
  auditedFilter: ({ address, ...rest }) => ({ ...rest, search: address }),
});
