import type { FigureRow } from "~/domains/growth/analytics/figures/figures.ts";
import { BarChart } from "~/ui/charts/bar-chart.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { FiguresFile } from "./figures-file.tsx";
import { FiguresTable } from "./figures-table.tsx";

type FiguresSectionProps = {
  kind: "source" | "town" | "service" | "page";
  rows: readonly FigureRow[];
  /** Number of rows that only the file has. */
  more: number;
  /** Query string of the period. */
  query: string;
};

const titles = {
  source: ["By source", "Source"],
  town: ["By city", "City"],
  service: ["By service", "Service"],
  page: ["By page", "Page"],
} as const;

/** Most bars in a chart. */
const maxBars = 8;

/** Results by kind of lead: counts as bars, all figures in the table. */
export function FiguresSection({ kind, rows, more, query }: FiguresSectionProps) {
  const [title, first] = titles[kind];
  const bars = rows.filter(({ leads }) => leads > 0).slice(0, maxBars);
  const whole = rows.reduce((sum, { leads }) => sum + leads, 0);
  return (
    <Card as="section" aria-labelledby={`by-${kind}`} className="max-sm:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={`by-${kind}`} className="text-lg">
          {title}
        </h2>
        <FiguresFile kind={kind} by={title.toLowerCase()} query={query} />
      </div>
      <BarChart
        title={`Leads ${title.toLowerCase()}`}
        columns={[first, "Leads"]}
        values={bars.map(({ label, leads }) => ({ label, value: leads }))}
        whole={whole}
        table={
          <FiguresTable
            caption={`Figures ${title.toLowerCase()}`}
            first={first}
            rows={rows}
            withSpend={kind === "source"}
          />
        }
      />
      {more > 0 ? <p className="mt-2 text-sm text-muted">{more} more in the file.</p> : null}
    </Card>
  );
}
