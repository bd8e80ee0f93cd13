import type { FigureKind } from "~/features/analytics/figures/figure-kinds.ts";

/** Leads to a table as a file. */
export function FileLink({ kind, query }: { kind: FigureKind; query: string }) {
  return (
    <a
      href={`/crm/analytics/figures.csv?by=${kind}&${query}`}
      className="text-link inline-flex min-h-11 items-center text-sm"
      download
    >
      Download as CSV<span className="sr-only"> by {kind}</span>
    </a>
  );
}
