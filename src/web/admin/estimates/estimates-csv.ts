import { streamEstimates } from "~/domains/signup/market-estimates/list-estimates.server.ts";
import { exportList } from "../lists/export-list.server.ts";
import { estimateColumns } from "./estimate-columns.ts";
import { readEstimateFilter } from "./estimate-query.ts";

/** /admin/estimates.csv: all rows that match the screen's query. */
export const loader = exportList({
  name: "estimates",
  columns: estimateColumns,
  filter: readEstimateFilter,
  rows: streamEstimates,
});
