import type { ReactNode } from "react";
import { ChartTable, type ChartValue } from "./chart-table.tsx";

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
