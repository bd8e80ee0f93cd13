import { streamOptOuts } from "~/domains/intake/index.server.ts";
import { exportList } from "../../lists/export-list.server.ts";
import { optOutColumns, readOptOutFilter } from "./opt-out-list.ts";

/** /admin/follow-ups/opt-outs.csv: all opt-outs that match the screen's query. */
export const loader = exportList({
  name: "opt-outs",
  columns: optOutColumns,
  filter: readOptOutFilter,
  rows: streamOptOuts,
});
