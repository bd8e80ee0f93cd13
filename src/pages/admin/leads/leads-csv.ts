import { recordExport } from "~/features/audit/record-export.server.ts";
import { streamLeads } from "~/features/leads/list-leads.server.ts";
import { csvAnswer } from "~/platform/http/csv.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { staffContext } from "../frame/guard.server.ts";
import type { Route } from "./+types/leads-csv";
import { leadColumns } from "./lead-columns.ts";
import { readLeadFilter } from "./lead-query.ts";

/** /admin/leads.csv: the leads that the screen shows with the same query, all of them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const filter = readLeadFilter(new URL(request.url).searchParams);
  await recordExport(platform, actor, "leads", filter);
  return csvAnswer({
    request,
    fileName: "leads",
    columns: leadColumns,
    timeZone: platform.settings.timeZone,
    rows: streamLeads(platform, actor, filter),
  });
}
