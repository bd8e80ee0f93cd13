import { type ListedSpend, streamSpend } from "~/domains/growth/index.server.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import { centsField } from "~/domains/shared/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvResponse } from "~/platform/http/responses/csv.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/spend-csv";

const columns: readonly CsvColumn<ListedSpend>[] = [
  { header: "First day", value: ({ firstOn }) => firstOn },
  { header: "Last day", value: ({ lastOn }) => lastOn },
  { header: "Source", value: ({ source }) => source },
  { header: "Amount", value: ({ cents }) => centsField(cents) },
];

/** /crm/analytics/spend.csv: all recorded spend, in the import's format. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  return csvResponse({
    request,
    fileName: "spend",
    columns,
    timeZone: await findOwnZone(platform, reader),
    rows: streamSpend(platform, reader),
  });
}
