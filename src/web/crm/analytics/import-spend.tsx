import {
  checkSpendImport,
  decodeSpendFile,
  importSpend,
} from "~/domains/growth/analytics/spend/import-spend.server.ts";
import type { PlannedLine } from "~/domains/growth/analytics/spend/plan-spend.ts";
import type { SpendOutcome } from "~/domains/growth/analytics/spend/spend.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { type MatchedColumn, MatchedColumns } from "~/web/shared/forms/matched-columns.tsx";
import { sessionMember } from "../frame/session-member.server.ts";
import { TouchLink } from "../frame/touch-link.tsx";
import { useIsMember } from "../frame/use-is-member.ts";
import type { Route } from "./+types/import-spend";
import { ImportForm } from "./import-form.tsx";

const badges: Record<SpendOutcome, { tone: Tone; label: string }> = {
  new: { tone: "good", label: "New" },
  known: { tone: "neutral", label: "Already imported" },
  changed: { tone: "warning", label: "Changes" },
  nothing: { tone: "neutral", label: "Not imported" },
  wrong: { tone: "bad", label: "Error" },
};

/** Most lines in the preview; those with errors come first. */
const maxShown = 200;

export const meta: Route.MetaFunction = () => [{ title: "Import ad spend" }];

/** Checks the lines, or imports them; changes nothing until a member has seen the preview. */
export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const platform = args.context.get(platformContext);
  let content = "";
  const answer = await runForm(args, {
    call: async ({ body, file }) => {
      const chosen = file("file");
      content = chosen
        ? decodeSpendFile(new Uint8Array(await chosen.arrayBuffer()))
        : (typedText(body, "content") ?? "");
      const lines = { content, source: typedText(body, "source") ?? "" };
      // A newly selected file is checked first.
      if (body.intent === "import" && !chosen) {
        const done = await importSpend(platform, member, lines);
        if (done.ok) return { ...done, isDone: true, planned: [], columns: [] };
      }
      return { ...(await checkSpendImport(platform, member, lines)), isDone: false };
    },
  });
  const values = { content, source: typedText(answer.values, "source") ?? "" };
  if (!answer.ok) return showAgain(answer, { values, preview: null, done: null });
  const { counts, planned, columns, isDone } = answer;
  const kept = isDone ? undefined : values;
  const wrongFirst = planned.toSorted(
    (one, other) => Number(other.outcome === "wrong") - Number(one.outcome === "wrong"),
  );
  const preview = { counts, columns, lines: wrongFirst.slice(0, maxShown), all: planned.length };
  return {
    message: "",
    errors: {},
    values: kept,
    preview: isDone ? null : preview,
    done: isDone ? counts : null,
  };
}

/** Imports ad spend from an ad network's file or a spreadsheet. */
export default function ImportSpend({ actionData }: Route.ComponentProps) {
  const isMember = useIsMember();
  const { preview, done } = actionData ?? {};
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/analytics/spend">Ad spend</TouchLink>
        <h1 className="text-2xl">Import ad spend</h1>
        <p className="mt-1 text-muted">
          You’ll see a preview before anything is imported. Importing the same file twice won’t
          count it twice.
        </p>
      </header>
      {done ? (
        <Alert tone="good" role="status">
          {done.new} new, {done.changed} changed, {done.known} already imported.
        </Alert>
      ) : null}
      {preview ? <SpendPreview {...preview} /> : null}
      {isMember ? (
        <ImportForm
          values={actionData?.values}
          errors={actionData?.errors ?? {}}
          ready={preview?.counts ?? null}
        />
      ) : null}
    </div>
  );
}

type SpendPreviewProps = {
  counts: Record<SpendOutcome, number>;
  columns: readonly MatchedColumn[];
  lines: readonly PlannedLine[];
  all: number;
};

/** Preview of each line's result. */
function SpendPreview({ counts, columns, lines, all }: SpendPreviewProps) {
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
