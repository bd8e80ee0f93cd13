import { streamPages } from "~/domains/storefront/index.server.ts";
import { exportList } from "../lists/export-list.server.ts";
import { pageColumns, readPageFilter } from "./page-list.ts";

/** /admin/pages.csv: all business pages that match the screen's query. */
export const loader = exportList({
  name: "pages",
  columns: pageColumns,
  filter: readPageFilter,
  rows: streamPages,
});
