import type { FigureRow } from "~/domains/growth/analytics/figures/figures.ts";
import { isByDay, type Period } from "~/domains/growth/analytics/period.ts";
import { ColumnChart } from "~/ui/charts/column-chart.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { FiguresFile } from "./figures-file.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { shownDollars } from "./shown-figures.ts";

type WeekChartsProps = { rows: readonly FigureRow[]; period: Period; query: string };

/** Leads and revenue over the period, with one table of all figures (`analytics.weeks`). */
export function WeekCharts({ rows, period, query }: WeekChartsProps) {
  const title = isByDay(period) ? "By day" : "By week";
  const first = isByDay(period) ? "Day" : "Week";
  return (
    <Card as="section" aria-labelledby="by-week" className="max-sm:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="by-week" className="text-lg">
          {title}
        </h2>
        <FiguresFile kind="week" by={title.toLowerCase()} query={query} />
      </div>
      <div className="grid gap-x-8 lg:grid-cols-2">
        <div>
          <h3 className="mt-3 text-sm font-semibold text-muted">Leads</h3>
          <ColumnChart
            title={`Leads ${title.toLowerCase()}`}
            columns={[first, "Leads"]}
            values={rows.map(({ label, leads }) => ({ label, value: leads }))}
            table={null}
          />
        </div>
        <div>
          <h3 className="mt-3 text-sm font-semibold text-muted">Revenue</h3>
          <ColumnChart
            title={`Revenue ${title.toLowerCase()}`}
            columns={[first, "Revenue"]}
            values={rows.map(({ label, revenueCents }) => ({ label, value: revenueCents }))}
            format={shownDollars}
            table={null}
          />
        </div>
      </div>
      <FiguresTable
        caption={`Figures ${title.toLowerCase()}`}
        first={first}
        rows={rows.toReversed()}
        withSpend
      />
    </Card>
  );
}
