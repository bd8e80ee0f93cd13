import { recordExport } from "~/features/audit/record-export.server.ts";
import { streamEstimates } from "~/features/market-estimates/list-estimates.server.ts";
import { csvAnswer } from "~/platform/http/csv.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { staffContext } from "../frame/guard.server.ts";
import type { Route } from "./+types/estimates-csv";
import { estimateColumns } from "./estimate-columns.ts";
import { readEstimateFilter } from "./estimate-query.ts";

/** /admin/estimates.csv: what the screen shows with the same query, all of it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const filter = readEstimateFilter(new URL(request.url).searchParams);
  await recordExport(platform, actor, "estimates", filter);
  return csvAnswer({
    request,
    fileName: "estimates",
    columns: estimateColumns,
    timeZone: platform.settings.timeZone,
    rows: streamEstimates(platform, actor, filter),
  });
}
