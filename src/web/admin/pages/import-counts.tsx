import type { RowCounts, RowOutcome } from "~/domains/operations/page-imports/page-imports.ts";

const labels: Record<RowOutcome, string> = {
  new: "New",
  changed: "Changed",
  unchanged: "Unchanged",
  taken: "Territory taken",
  kept: "Live, not changed",
  invalid: "Errors",
};

/** How many rows came, or would come, to what. */
export function ImportCounts({ counts, checked }: { counts: RowCounts; checked: boolean }) {
  return (
    <section aria-label={checked ? "What this file would change" : "Results"}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {Object.entries(labels).map(([outcome, label]) => (
          <div key={outcome} className="raised rounded-xl bg-surface p-4">
            <dt className="text-xs font-semibold text-muted">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">
              {counts[outcome as RowOutcome].toLocaleString("en-US")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
