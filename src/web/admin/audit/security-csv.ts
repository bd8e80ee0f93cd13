import { streamSecurityEvents } from "~/domains/identity/security-events/security-events.server.ts";
import { exportList } from "../lists/export-list.server.ts";
import { readSecurityFilter } from "./audit-query.ts";
import { securityColumns } from "./security-columns.ts";

/** /admin/security.csv: the events that the screen shows with the same query, all of them. */
export const loader = exportList({
  name: "security-events",
  columns: securityColumns,
  filter: readSecurityFilter,
  rows: streamSecurityEvents,
  noted: ({ address, ...rest }) => ({ ...rest, search: address }),
});
