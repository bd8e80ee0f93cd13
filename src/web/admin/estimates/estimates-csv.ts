import { streamEstimates } from "~/domains/signup/index.server.ts";
import { exportList } from "../lists/export-list.server.ts";
import { estimateColumns, readEstimateFilter } from "./estimate-list.ts";

/** /admin/estimates.csv: all rows that match the screen's query. */
export const loader = exportList({
  name: "estimates",
  columns: estimateColumns,
  filter: readEstimateFilter,
  rows: streamEstimates,
});
