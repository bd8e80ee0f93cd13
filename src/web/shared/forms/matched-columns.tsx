import { Badge } from "~/ui/feedback/badge.tsx";
import { VisuallyHidden } from "~/ui/layout/visually-hidden.tsx";

export type MatchedColumn = {
  at: number;
  heading: string;
  /** Field that it is imported as; null if it isn't. */
  label: string | null;
  match: "exact" | "likely" | "values" | null;
  samples: string[];
};

/** Columns of a file with their fields and sample values, and the columns that aren't imported. */
export function MatchedColumns({ columns }: { columns: readonly MatchedColumn[] }) {
  if (columns.length === 0) return null;
  const isShown = ({ heading, samples }: MatchedColumn) => heading !== "" || samples.length > 0;
  const shown = columns.filter(isShown);
  const matched = shown.filter(({ label }) => label !== null);
  const otherColumns = shown.filter(({ label }) => label === null);
  return (
    <section aria-labelledby="columns" className="flex flex-col gap-3">
      <h2 id="columns" className="text-lg">
        Columns
      </h2>
      <ul className="raised divide-y divide-line overflow-hidden rounded-2xl bg-surface">
        {matched.map(({ at, heading, label, match, samples }) => (
          <li key={at} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2.5">
            <span className="min-w-0 font-semibold break-words">
              {heading || `Column ${at + 1}`}
            </span>
            <span className="text-sm">
              <span aria-hidden="true">→ </span>
              <VisuallyHidden>is imported as </VisuallyHidden>
              {label}
            </span>
            {match === "values" ? <Badge tone="warning">Matched by its values</Badge> : null}
            {samples.length > 0 ? (
              <span className="w-full min-w-0 truncate text-sm text-muted">
                {samples.join(" · ")}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {otherColumns.length > 0 ? (
        <p className="text-sm break-words text-muted">
          Columns not imported:{" "}
          {otherColumns.map(({ at, heading }) => heading || `Column ${at + 1}`).join(", ")}.
        </p>
      ) : null}
    </section>
  );
}
