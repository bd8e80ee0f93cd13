import type { ReactNode } from "react";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Table, Th } from "~/ui/tables/table.tsx";

type ListTableProps<Row> = {
  caption: string;
  columns: readonly { header: string; numeric?: boolean }[];
  rows: readonly Row[];
  /** Text for an empty list. */
  empty: string;
  /** Renders one `tr`. */
  children: (row: Row) => ReactNode;
};

export function ListTable<Row>({ caption, columns, rows, empty, children }: ListTableProps<Row>) {
  if (rows.length === 0) return <EmptyState title={empty} />;
  return (
    <Table caption={caption} captionHidden>
      <thead>
        <tr>
          {columns.map(({ header, numeric }) => (
            <Th key={header} numeric={numeric}>
              {header}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(children)}</tbody>
    </Table>
  );
}
