import type { FoundLeadImport } from "~/domains/customers/lead-entry/find-lead-import.server.ts";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";

type Lines = FoundLeadImport["lines"];

const badges: Record<Lines[number]["becomes"], { tone: Tone; label: string }> = {
  new: { tone: "good", label: "New" },
  known: { tone: "neutral", label: "Duplicate" },
  wrong: { tone: "bad", label: "Error" },
};

/** Each line of a file with what importing it would do, those that need a look first. */
export function LeadImportLines({ lines, more }: { lines: Lines; more: number }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Rows">
      <ol className="raised divide-y divide-line overflow-hidden rounded-2xl bg-surface">
        {lines.map(({ line, name, becomes, words }) => (
          <li key={line} className="flex items-start justify-between gap-3 px-4 py-2.5">
            <div className="min-w-0">
              <p className="break-words">
                <span className="text-muted tabular-nums">Row {line}</span>{" "}
                <span className="font-semibold">{name || "No name"}</span>
              </p>
              {words ? <p className="text-sm break-words text-muted">{words}</p> : null}
            </div>
            <Badge tone={badges[becomes].tone}>{badges[becomes].label}</Badge>
          </li>
        ))}
      </ol>
      {more > 0 ? (
        <p className="mt-3 text-sm text-muted">
          {more.toLocaleString("en-US")} more rows aren’t shown.
        </p>
      ) : null}
    </section>
  );
}
