import { readAnalytics } from "~/domains/growth/index.server.ts";
import { bookingRate, type FigureRow, figureKinds } from "~/domains/growth/index.ts";
import { readChoice } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvResponse } from "~/platform/http/responses/csv.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/figures-csv";
import { costPerJob, costPerLead } from "./format-figures.ts";

const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
const rate = (figures: FigureRow) => {
  const rate = bookingRate(figures);
  return rate === null ? null : rate / 1_000;
};

const columns: readonly CsvColumn<FigureRow>[] = [
  { header: "Name", value: ({ label }) => label },
  { header: "Leads", value: ({ leads }) => leads },
  { header: "Booked", value: ({ booked }) => booked },
  { header: "Booked, %", value: rate },
  {
    header: "Answer time, seconds",
    value: ({ responseTime }) => (responseTime === null ? null : Math.round(responseTime / 1000)),
  },
  { header: "Revenue, $", value: ({ revenueCents }) => dollars(revenueCents) },
  { header: "Spent, $", value: ({ spendCents }) => dollars(spendCents) },
  { header: "Per lead, $", value: (row) => dollars(costPerLead(row)) },
  { header: "Per job, $", value: (row) => dollars(costPerJob(row)) },
];

/** /crm/analytics/figures.csv: a complete table of the analytics. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const groupedBy = readChoice(searchParams, "by", figureKinds) ?? "week";
  const analytics = await readAnalytics(
    context.get(platformContext),
    context.get(memberContext),
    searchParams,
  );
  const { from, to } = analytics.period;
  return csvResponse({
    request,
    fileName: `leads-by-${groupedBy}-${from}-${to}`,
    columns,
    timeZone: analytics.zone,
    rows: analytics[groupedBy],
  });
}
