import type { FigureKind, FigureRow, Figures } from "~/domains/growth/index.ts";
import { BarChart } from "~/ui/charts/charts.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { StatCard } from "~/ui/layout/stat-card.tsx";
import { FileLink } from "~/ui/navigation/file-link.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import {
  changeFrom,
  costPerJob,
  costPerLead,
  formatBookingRate,
  formatCentsOrDash,
  formatWait,
  formatWholeDollars,
  shownCount,
} from "./format-figures.ts";

/** Returns " (was 67%)", or nothing if there is no earlier value. */
const was = (found: number | null, shown: string) => (found ? ` (was ${shown})` : "");

type TotalCardsProps = { total: Figures; before: Figures };

/** Totals of the period, each with its value in the previous period. */
export function TotalCards({ total, before }: TotalCardsProps) {
  const spent = total.spendCents ?? 0;
  const spentBefore = before.spendCents ?? 0;
  return (
    <section aria-label="Summary" className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <StatCard
        title="Leads"
        value={shownCount(total.leads)}
        subtitle={changeFrom(total.leads, before.leads, shownCount)}
      />
      <StatCard
        title="Booked"
        value={formatBookingRate(total)}
        subtitle={`${shownCount(total.booked)} of ${shownCount(total.leads)} leads${was(before.leads, formatBookingRate(before))}`}
      />
      <StatCard
        title="Response time"
        value={
          <span className="text-2xl">
            {total.answerTime === null ? "No data yet" : formatWait(total.answerTime)}
          </span>
        }
        subtitle={`Median, including automatic texts${was(before.answerTime, formatWait(before.answerTime))}`}
      />
      <StatCard
        title="Revenue"
        value={formatWholeDollars(total.revenueCents)}
        subtitle={changeFrom(total.revenueCents, before.revenueCents, formatWholeDollars)}
      />
      <StatCard
        title="Ad spend"
        value={formatWholeDollars(spent)}
        subtitle={changeFrom(spent, spentBefore, formatWholeDollars)}
      />
      <StatCard
        title="Cost per lead"
        value={spent === 0 ? "–" : formatCentsOrDash(costPerLead(total))}
        subtitle={
          spent === 0
            ? "Add your spend to see it"
            : total.booked === 0
              ? "No booked jobs yet"
              : `${formatCentsOrDash(costPerJob(total))} per booked job`
        }
      />
    </section>
  );
}

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

type FiguresTableProps = {
  caption: string;
  /** Heading of the first column. */
  first: string;
  rows: readonly FigureRow[];
  /** Whether ad spend is known for each row. */
  withSpend: boolean;
};

/** All figures behind a chart, for screen readers and without JavaScript. */
export function FiguresTable({ caption, first, rows, withSpend }: FiguresTableProps) {
  const columns = ["Leads", "Booked", "Rate", "Response time", "Revenue"];
  if (withSpend) columns.push("Ad spend", "Cost per lead", "Cost per job");
  return (
    <div className="mt-4">
      <Table caption={caption} captionHidden short={rows.length > 10}>
        <thead>
          <tr>
            <Th>{first}</Th>
            {columns.map((column) => (
              <Th key={column} numeric>
                {column}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <Th
                scope="row"
                className="py-2 font-normal max-sm:sticky max-sm:left-0 max-sm:bg-surface min-w-24 sm:min-w-32"
              >
                {row.label}
              </Th>
              {cellsOf(row, withSpend).map(([column, text]) => (
                <Td key={column} numeric className="py-2 whitespace-nowrap">
                  {text}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function cellsOf(row: FigureRow, withSpend: boolean): [column: string, text: string][] {
  const cells: [string, string][] = [
    ["leads", shownCount(row.leads)],
    ["booked", shownCount(row.booked)],
    ["rate", formatBookingRate(row)],
    ["answer", formatWait(row.answerTime)],
    ["revenue", formatCentsOrDash(row.revenueCents)],
  ];
  if (!withSpend) return cells;
  const isSpent = (row.spendCents ?? 0) > 0;
  return [
    ...cells,
    ["spent", formatCentsOrDash(isSpent ? row.spendCents : null)],
    ["lead", formatCentsOrDash(isSpent ? costPerLead(row) : null)],
    ["job", formatCentsOrDash(isSpent ? costPerJob(row) : null)],
  ];
}

/** Link to a table's CSV file. */
export function FiguresFile({ kind, by, query }: { kind: FigureKind; by: string; query: string }) {
  return (
    <FileLink href={`/crm/analytics/figures.csv?by=${kind}&${query}`}>
      Download as CSV<span className="sr-only"> {by}</span>
    </FileLink>
  );
}
