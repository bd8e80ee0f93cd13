import type { FigureRow } from "~/domains/growth/analytics/figures/figures.ts";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import {
  costPerJob,
  costPerLead,
  formatBookingRate,
  formatCentsOrDash,
  formatWait,
  shownCount,
} from "./format-figures.ts";

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
