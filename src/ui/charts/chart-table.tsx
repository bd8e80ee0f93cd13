import type { ReactNode } from "react";
import { Table, Td, Th } from "../tables/table.tsx";

export type ChartValue = { label: string; value: number };

type ChartTableProps = {
  caption: ReactNode;
  /** The column headings of labels and values. */
  columns: readonly [label: string, value: string];
  values: readonly ChartValue[];
};

/** The figures behind a chart, collapsed; works without script. */
export function ChartTable({ caption, columns, values }: ChartTableProps) {
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
