import type { FigureKind } from "~/domains/growth/analytics/figures/figure-kinds.ts";
import { FileLink } from "~/ui/navigation/file-link.tsx";

/** Link to a table's CSV file. */
export function FiguresFile({ kind, by, query }: { kind: FigureKind; by: string; query: string }) {
  return (
    <FileLink href={`/crm/analytics/figures.csv?by=${kind}&${query}`}>
      Download as CSV<span className="sr-only"> {by}</span>
    </FileLink>
  );
}
