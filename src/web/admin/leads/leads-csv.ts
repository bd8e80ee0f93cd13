import { streamLeads } from "~/domains/leads/list-leads.server.ts";
import { exportList } from "../lists/export-list.server.ts";
import { leadColumns } from "./lead-columns.ts";
import { readLeadFilter } from "./lead-query.ts";

/** /admin/leads.csv: the leads that the screen shows with the same query, all of them. */
export const loader = exportList({
  name: "leads",
  columns: leadColumns,
  filter: readLeadFilter,
  rows: streamLeads,
});
