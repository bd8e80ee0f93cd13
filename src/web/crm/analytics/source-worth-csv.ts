import { readSourceWorth } from "~/domains/growth/index.server.ts";
import { costOf, type Worth } from "~/domains/growth/index.ts";
import { centsField } from "~/domains/shared/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvResponse } from "~/platform/http/responses/csv.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/source-worth-csv";

type Row = Worth & { source: string; month: string };

const columns: readonly CsvColumn<Row>[] = [
  { header: "Source", value: ({ source }) => source },
  { header: "Month", value: ({ month }) => month.slice(0, 7) },
  { header: "Leads", value: ({ leads }) => leads },
  { header: "Contacted within 5 minutes", value: ({ contacted }) => contacted },
  { header: "Booked", value: ({ booked }) => booked },
  { header: "Revenue, $", value: ({ revenueCents }) => centsField(revenueCents) },
  { header: "Cost, $", value: ({ costCents }) => centsField(costCents) },
  { header: "Per lead, $", value: ({ costCents, leads }) => centsField(costOf(costCents, leads)) },
  {
    header: "Per booked job, $",
    value: ({ costCents, booked }) => centsField(costOf(costCents, booked)),
  },
  { header: "Junk", value: ({ junk }) => junk },
];

/** /crm/analytics/sources.csv: each lead source's leads, revenue, and cost, by month. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { sources, zone } = await readSourceWorth(
    context.get(platformContext),
    context.get(memberContext),
  );
  return csvResponse({
    request,
    fileName: "lead-sources",
    columns,
    timeZone: zone,
    rows: sources.flatMap(({ name, months }) => months.map((row) => ({ ...row, source: name }))),
  });
}
