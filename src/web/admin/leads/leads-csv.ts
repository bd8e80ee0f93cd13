import { streamLeads } from "~/domains/leads/index.server.ts";
import { exportList } from "../lists/export-list.server.ts";
import { leadColumns, readLeadFilter } from "./lead-list.ts";

/** /admin/leads.csv: all leads that match the screen's query. */
export const loader = exportList({
  name: "leads",
  columns: leadColumns,
  filter: readLeadFilter,
  rows: streamLeads,
});
