import { streamAffiliates } from "~/domains/growth/affiliates/list-affiliates.server.ts";
import { exportList } from "../lists/export-list.server.ts";
import { affiliateColumns } from "./affiliate-columns.ts";

/** /admin/affiliates.csv: all partners, as the list shows them. */
export const loader = exportList({
  name: "affiliates",
  columns: affiliateColumns,
  rows: streamAffiliates,
});
