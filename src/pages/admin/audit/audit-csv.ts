import { streamAuditEntries } from "~/features/audit/list-audit.server.ts";
import { recordExport } from "~/features/audit/record-export.server.ts";
import { csvAnswer } from "~/platform/http/csv.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { staffContext } from "../frame/guard.server.ts";
import type { Route } from "./+types/audit-csv";
import { auditColumns } from "./audit-columns.ts";
import { readAuditFilter } from "./audit-query.ts";

/** /admin/audit.csv: the entries that the screen shows with the same query, all of them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const filter = readAuditFilter(new URL(request.url).searchParams);
  await recordExport(platform, actor, "audit", filter);
  return csvAnswer({
    request,
    fileName: "audit",
    columns: auditColumns,
    timeZone: platform.settings.timeZone,
    rows: streamAuditEntries(platform, actor, filter),
  });
}
