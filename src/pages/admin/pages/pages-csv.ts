import { recordExport } from "~/features/audit/record-export.server.ts";
import { streamPages } from "~/features/business-pages/list-pages.server.ts";
import { csvAnswer } from "~/platform/http/csv.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { staffContext } from "../frame/guard.server.ts";
import type { Route } from "./+types/pages-csv";
import { pageColumns } from "./page-columns.ts";
import { readPageFilter } from "./page-query.ts";

/** /admin/pages.csv: the business pages that the screen shows with the same query, all of them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const filter = readPageFilter(new URL(request.url).searchParams);
  await recordExport(platform, actor, "pages", filter);
  return csvAnswer({
    request,
    fileName: "pages",
    columns: pageColumns,
    timeZone: platform.settings.timeZone,
    rows: streamPages(platform, actor, filter),
  });
}
