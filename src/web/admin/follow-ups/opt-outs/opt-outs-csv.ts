import { streamOptOuts } from "~/domains/customers/preferences/opt-outs/list-opt-outs.server.ts";
import { exportList } from "../../lists/export-list.server.ts";
import { optOutColumns } from "./opt-out-columns.ts";
import { readOptOutFilter } from "./opt-out-query.ts";

/** /admin/follow-ups/opt-outs.csv: all opt-outs that match the screen's query. */
export const loader = exportList({
  name: "opt-outs",
  columns: optOutColumns,
  filter: readOptOutFilter,
  rows: streamOptOuts,
});
