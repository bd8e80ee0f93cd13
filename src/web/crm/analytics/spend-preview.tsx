import type { PlannedLine } from "~/domains/growth/analytics/spend/plan-spend.ts";
import type { SpendOutcome } from "~/domains/growth/analytics/spend/spend.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { type MatchedColumn, MatchedColumns } from "~/web/shared/forms/matched-columns.tsx";

type SpendPreviewProps = {
  counts: Record<SpendOutcome, number>;
  columns: readonly MatchedColumn[];
  lines: readonly PlannedLine[];
  all: number;
};

const badges: Record<SpendOutcome, { tone: Tone; label: string }> = {
  new: { tone: "good", label: "New" },
  known: { tone: "neutral", label: "Already imported" },
  changed: { tone: "warning", label: "Changes" },
  nothing: { tone: "neutral", label: "Not imported" },
  wrong: { tone: "bad", label: "Error" },
};

/** What each line would do. */
export function SpendPreview({ counts, columns, lines, all }: SpendPreviewProps) {
  const { wrong } = counts;
  const changes = counts.new + counts.changed;
  return (
    <section aria-label="Preview" className="flex flex-col gap-3">
      <Alert tone={wrong > 0 ? "bad" : changes > 0 ? "info" : "warning"} role="status">
        {wrong > 0
          ? `${wrong} ${wrong === 1 ? "row has an error" : "rows have errors"}. Nothing is imported until you fix them below.`
          : changes > 0
            ? `Nothing is imported yet: ${counts.new} new, ${counts.changed} changed, ${counts.known} already imported.`
            : "There’s nothing new in these rows."}
      </Alert>
      <MatchedColumns columns={columns} />
      <ol className="raised max-h-96 divide-y divide-line overflow-auto rounded-2xl bg-surface">
        {lines.map(({ line, text, outcome, words }) => (
          <li key={line} className="flex items-start justify-between gap-3 px-4 py-2.5">
            <div className="min-w-0">
              <p className="break-words">
                <span className="text-muted tabular-nums">Row {line}</span> {text}
              </p>
              {words ? <p className="text-sm break-words text-muted">{words}</p> : null}
            </div>
            <Badge tone={badges[outcome].tone}>{badges[outcome].label}</Badge>
          </li>
        ))}
      </ol>
      {all > lines.length ? (
        <p className="text-sm text-muted">{all - lines.length} more rows aren’t shown.</p>
      ) : null}
    </section>
  );
}
