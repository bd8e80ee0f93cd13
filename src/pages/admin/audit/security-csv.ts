import { recordExport } from "~/features/audit/record-export.server.ts";
import { streamSecurityEvents } from "~/features/security-events/list-security-events.server.ts";
import { csvAnswer } from "~/platform/http/csv.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { staffContext } from "../frame/guard.server.ts";
import type { Route } from "./+types/security-csv";
import { readSecurityFilter } from "./audit-query.ts";
import { securityColumns } from "./security-columns.ts";

/** /admin/security.csv: the events that the screen shows with the same query, all of them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const filter = readSecurityFilter(new URL(request.url).searchParams);
  const { address, ...rest } = filter;
  const about = { ...rest, search: address };
  await recordExport(platform, actor, "security-events", about);
  return csvAnswer({
    request,
    fileName: "security-events",
    columns: securityColumns,
    timeZone: platform.settings.timeZone,
    rows: streamSecurityEvents(platform, actor, filter),
  });
}
