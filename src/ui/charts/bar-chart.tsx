import type { ReactNode } from "react";
import { ChartTable, type ChartValue } from "./chart-table.tsx";

type BarChartProps = {
  /** The chart's title, as in "Onboarding by step". */
  title: string;
  columns: readonly [label: string, value: string];
  values: readonly ChartValue[];
  /** What a bar's share refers to; by default the first value. */
  whole?: number;
  /** A table with the figures, when they are part of a larger one. */
  table?: ReactNode;
};

/**
 * Values as horizontal bars, each with its label, figure and share. Screen readers get a list; the
 * figures are also in the table below.
 */
export function BarChart({
  title,
  columns,
  values,
  whole = values[0]?.value ?? 0,
  table = <ChartTable caption={title} columns={columns} values={values} />,
}: BarChartProps) {
  return (
    <figure>
      <ul aria-label={title} className="mt-4 flex flex-col gap-3">
        {values.map(({ label, value }) => (
          <li key={label} className="flex flex-col gap-1 text-sm">
            <div className="flex justify-between gap-3">
              <span>{label}</span>
              <span className="whitespace-nowrap text-muted tabular-nums">
                <span className="font-semibold text-ink">{value.toLocaleString("en-US")}</span>
                {whole > 0 ? ` · ${Math.round((value / whole) * 100)}%` : null}
              </span>
            </div>
            <svg
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="h-2 w-full overflow-hidden rounded-full bg-sunken"
              aria-hidden="true"
            >
              <rect
                width={whole > 0 ? (value / whole) * 100 : 0}
                height="1"
                className="fill-brand forced-colors:fill-[Highlight]"
              />
            </svg>
          </li>
        ))}
      </ul>
      {table}
    </figure>
  );
}
