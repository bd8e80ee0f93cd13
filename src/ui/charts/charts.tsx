import type { ReactNode } from "react";
import { Table, Td, Th } from "../tables/table.tsx";

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

type ColumnChartProps = {
  /** The chart's title, as in "Leads by day". */
  title: string;
  columns: readonly [label: string, value: string];
  /** Oldest first. */
  values: readonly ChartValue[];
  /** Formats a value; by default as a number. */
  format?: (value: number) => string;
  /** A table with the figures, when they are part of a larger one. */
  table?: ReactNode;
};

const height = 100;

/**
 * Values over time as columns, rendered on the server. Assistive technology sees one image with the
 * range and the highest value; every figure is in the table below.
 */
export function ColumnChart({
  title,
  columns,
  values,
  format = (value) => value.toLocaleString("en-US"),
  table = <ChartTable caption={title} columns={columns} values={values.toReversed()} />,
}: ColumnChartProps) {
  const highest = values.reduce((a, b) => (b.value > a.value ? b : a), { label: "", value: 0 });
  const summary =
    highest.value === 0
      ? `${title}: none`
      : `${title}: highest is ${format(highest.value)}, ${highest.label}`;
  return (
    <figure>
      <div className="mt-4 grid grid-cols-[1fr_auto] gap-x-2 text-xs text-muted">
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 -8 ${values.length * 10} ${height + 9}`}
          preserveAspectRatio="none"
          className="h-32 w-full"
        >
          <path
            d={`M0 -7H${values.length * 10}M0 ${(height - 7) / 2}H${values.length * 10}`}
            className="stroke-line stroke-1 [vector-effect:non-scaling-stroke]"
          />
          {values.map(({ label, value }, index) => (
            <Column
              key={label}
              label={`${label}: ${format(value)}`}
              x={index * 10}
              share={highest.value === 0 ? 0 : Math.max(0, value / highest.value)}
            />
          ))}
          <path
            d={`M0 ${height}H${values.length * 10}`}
            className="stroke-edge stroke-1 [vector-effect:non-scaling-stroke]"
          />
        </svg>
        <div className="flex flex-col justify-between leading-none tabular-nums" aria-hidden="true">
          <span>{format(highest.value)}</span>
          <span>{format(0)}</span>
        </div>
        <div className="mt-1 flex justify-between" aria-hidden="true">
          <span>{values.at(0)?.label}</span>
          <span>{values.at(-1)?.label}</span>
        </div>
      </div>
      {table}
    </figure>
  );
}

/** One column with a hover area above it; its figure appears next to the pointer. */
function Column({ label, x, share }: { label: string; x: number; share: number }) {
  // Keep the smallest nonzero value visible.
  const tall = share === 0 ? 0 : Math.max(2, share * (height + 7));
  return (
    <g className="group">
      <title>{label}</title>
      <rect
        x={x}
        y="-8"
        width="10"
        height={height + 8}
        className="fill-transparent group-hover:fill-sunken"
      />
      <rect
        x={x + 1.5}
        y={height - tall}
        width="7"
        height={tall}
        className="fill-brand forced-colors:fill-[Highlight]"
      />
    </g>
  );
}

type ChartValue = { label: string; value: number };

type ChartTableProps = {
  caption: ReactNode;
  /** The column headings of labels and values. */
  columns: readonly [label: string, value: string];
  values: readonly ChartValue[];
};

/** The figures behind a chart, collapsed; works without script. */
function ChartTable({ caption, columns, values }: ChartTableProps) {
  return (
    <details className="mt-3 text-sm">
      <summary className="w-fit rounded py-1 text-muted underline underline-offset-4 hover:text-ink">
        View as table
      </summary>
      <div className="mt-2">
        <Table caption={caption} captionHidden short>
          <thead>
            <tr>
              <Th>{columns[0]}</Th>
              <Th numeric>{columns[1]}</Th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ label, value }) => (
              <tr key={label}>
                <Th scope="row" className="py-1.5 font-normal">
                  {label}
                </Th>
                <Td numeric className="py-1.5">
                  {value.toLocaleString("en-US")}
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </details>
  );
}
