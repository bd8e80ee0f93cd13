import { type Conversion, readConversions } from "~/domains/growth/index.server.ts";
import { centsField } from "~/domains/shared/index.ts";
import { readSearch } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvResponse, sheetMoment } from "~/platform/http/responses/csv.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/google-csv";
import { defaultConversionName } from "./format-figures.ts";

/** Columns of Google's template for click conversions, in its order. */
const columnsOf = (name: string, timeZone: string): CsvColumn<Conversion>[] => [
  { header: "Google Click ID", value: ({ clickId }) => clickId },
  { header: "Conversion Name", value: () => name },
  { header: "Conversion Time", value: ({ at }) => sheetMoment(at, timeZone, "medium") },
  { header: "Conversion Value", value: ({ cents }) => centsField(cents) },
  { header: "Conversion Currency", value: () => "USD" },
];

/** /crm/analytics/google.csv: clicks that led to paid jobs, in Google's format. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { zone, conversions } = await readConversions(
    context.get(platformContext),
    context.get(memberContext),
    searchParams,
  );
  const name = readSearch(searchParams, "name").slice(0, 100) || defaultConversionName;
  return csvResponse({
    request,
    fileName: "google-ads-conversions",
    firstLine: `Parameters:TimeZone=${zone}`,
    columns: columnsOf(name, zone),
    timeZone: zone,
    rows: conversions,
  });
}
