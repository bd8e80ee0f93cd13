import type { FigureKind, FigureRow, Figures } from "~/domains/growth/index.ts";
import { BarChart } from "~/ui/charts/charts.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { StatCard } from "~/ui/layout/stat-card.tsx";
import { FileLink } from "~/ui/navigation/file-link.tsx";
import { classNames } from "~/ui/styles/class-names.ts";
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
const was = (figure: number | null, shown: string) => (figure ? ` (was ${shown})` : "");

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
            {total.responseTime === null ? "No data yet" : formatWait(total.responseTime)}
          </span>
        }
        subtitle={`Median, including automatic texts${was(before.responseTime, formatWait(before.responseTime))}`}
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

/** Maximum bars in a chart. */
const maxBars = 8;

/** Results by kind of lead: counts as bars, all figures in the table. */
export function FiguresSection({ kind, rows, more, query }: FiguresSectionProps) {
  const [title, first] = titles[kind];
  const bars = rows.filter(({ leads }) => leads > 0).slice(0, maxBars);
  const total = rows.reduce((sum, { leads }) => sum + leads, 0);
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
        whole={total}
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

/**
 * All figures behind a chart, for screen readers and without JavaScript. Where the columns don't
 * fit, the last ones are a line below the row's name.
 */
export function FiguresTable({ caption, first, rows, withSpend }: FiguresTableProps) {
  const columns = withSpend ? [...figureColumns, ...spendColumns] : figureColumns;
  return (
    <div className="mt-4">
      <Table caption={caption} captionHidden short={rows.length > 10}>
        <thead>
          <tr>
            <Th>{first}</Th>
            {columns.map(({ title, shown }) => (
              <Th key={title} numeric className={shown.cell}>
                {title}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <Th scope="row" className="py-2 font-normal sm:min-w-32">
                <span className="break-words">{row.label}</span>
                <span className="block text-muted lg:hidden">
                  {columns
                    .filter(({ shown, figure }) => shown.below && figure(row) !== "–")
                    .map(({ title, shown, figure }) => (
                      <span key={title} className={shown.below}>
                        {title}: {figure(row)}
                      </span>
                    ))}
                </span>
              </Th>
              {columns.map(({ title, shown, figure }) => (
                <Td
                  key={title}
                  numeric
                  className={classNames("py-2 whitespace-nowrap", shown.cell)}
                >
                  {figure(row)}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** Where a figure has its own column, and where it is below the row's name. */
const shownAlways = { cell: "", below: "" };
const shownFromTablet = { cell: "max-md:hidden", below: "block md:hidden" };
const shownOnDesktop = { cell: "max-lg:hidden", below: "block lg:hidden" };

type FigureColumn = {
  title: string;
  shown: { cell: string; below: string };
  figure: (row: FigureRow) => string;
};

const figureColumns: readonly FigureColumn[] = [
  { title: "Leads", shown: shownAlways, figure: ({ leads }) => shownCount(leads) },
  { title: "Booked", shown: shownAlways, figure: ({ booked }) => shownCount(booked) },
  { title: "Rate", shown: shownFromTablet, figure: formatBookingRate },
  {
    title: "Response time",
    shown: shownFromTablet,
    figure: ({ responseTime }) => formatWait(responseTime),
  },
  {
    title: "Revenue",
    shown: shownAlways,
    figure: ({ revenueCents }) => formatCentsOrDash(revenueCents),
  },
];

const isSpent = ({ spendCents }: FigureRow) => (spendCents ?? 0) > 0;

const spendColumns: readonly FigureColumn[] = [
  {
    title: "Ad spend",
    shown: shownFromTablet,
    figure: (row) => formatCentsOrDash(isSpent(row) ? row.spendCents : null),
  },
  {
    title: "Cost per lead",
    shown: shownOnDesktop,
    figure: (row) => formatCentsOrDash(isSpent(row) ? costPerLead(row) : null),
  },
  {
    title: "Cost per job",
    shown: shownOnDesktop,
    figure: (row) => formatCentsOrDash(isSpent(row) ? costPerJob(row) : null),
  },
];

/** Link to a table's CSV file. */
export function FiguresFile({ kind, by, query }: { kind: FigureKind; by: string; query: string }) {
  return (
    <FileLink href={`/crm/analytics/figures.csv?by=${kind}&${query}`}>
      Download as CSV<span className="sr-only"> {by}</span>
    </FileLink>
  );
}
