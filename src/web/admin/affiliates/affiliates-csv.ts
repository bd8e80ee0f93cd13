import { streamAffiliates } from "~/domains/growth/index.server.ts";
import { exportList } from "../lists/export-list.server.ts";
import { affiliateColumns } from "./affiliate-columns.ts";

/** /admin/affiliates.csv: all partners with the list's columns. */
export const loader = exportList({
  name: "affiliates",
  columns: affiliateColumns,
  rows: streamAffiliates,
});
