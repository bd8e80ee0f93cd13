import { Form } from "react-router";
import { checkSpendImport, decodeSpendFile, importSpend } from "~/domains/growth/index.server.ts";
import { maxSpendLines, type PlannedLine, type SpendOutcome } from "~/domains/growth/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { FileField } from "~/ui/form/file-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { fileTypes } from "~/web/shared/forms/csv-upload.tsx";
import { type MatchedColumn, MatchedColumns } from "~/web/shared/forms/matched-columns.tsx";
import type { Route } from "./+types/import-spend";

const badges: Record<SpendOutcome, { tone: Tone; label: string }> = {
  new: { tone: "good", label: "New" },
  known: { tone: "neutral", label: "Already imported" },
  changed: { tone: "warning", label: "Changes" },
  nothing: { tone: "neutral", label: "Not imported" },
  wrong: { tone: "bad", label: "Error" },
};

/** Maximum lines in the preview; those with errors come first. */
const maxShown = 200;

export const meta: Route.MetaFunction = () => [{ title: "Import ad spend" }];

/** Checks the lines, or imports them; changes nothing until a member has seen the preview. */
export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const platform = args.context.get(platformContext);
  let content = "";
  const result = await runForm(args, {
    call: async ({ body, file }) => {
      const chosen = file("file");
      content = chosen
        ? decodeSpendFile(new Uint8Array(await chosen.arrayBuffer()))
        : (typedText(body, "content") ?? "");
      const lines = { content, source: typedText(body, "source") ?? "" };
      // A newly selected file is checked first.
      if (body.intent === "import" && !chosen) {
        const result = await importSpend(platform, member, lines);
        if (result.ok) return { ...result, isDone: true, planned: [], columns: [] };
      }
      return { ...(await checkSpendImport(platform, member, lines)), isDone: false };
    },
  });
  const values = { content, source: typedText(result.values, "source") ?? "" };
  if (!result.ok) return showAgain(result, { values, preview: null, done: null });
  const { counts, planned, columns, isDone } = result;
  const typed = isDone ? undefined : values;
  const wrongFirst = planned.toSorted(
    (a, b) => Number(b.outcome === "wrong") - Number(a.outcome === "wrong"),
  );
  const preview = { counts, columns, lines: wrongFirst.slice(0, maxShown), all: planned.length };
  return {
    message: "",
    errors: {},
    values: typed,
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
        {lines.map(({ line, text, outcome, remark }) => (
          <li key={line} className="flex items-start justify-between gap-3 px-4 py-2.5">
            <div className="min-w-0">
              <p className="break-words">
                <span className="text-muted tabular-nums">Row {line}</span> {text}
              </p>
              {remark ? <p className="text-sm break-words text-muted">{remark}</p> : null}
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

type ImportFormProps = {
  values: { content: string; source: string } | undefined;
  errors: FieldErrors;
  /** Expected results of the checked lines. */
  ready: Record<SpendOutcome, number> | null;
};

const example = `Date,Cost,Source
11/2/2026,48.20,Google Ads
11/3/2026,51.75,Google Ads`;

/** Uploads a file, or shows its lines for correction; the form holds them until the import. */
function ImportForm({ values, errors, ready }: ImportFormProps) {
  const changes = ready && ready.wrong === 0 ? ready.new + ready.changed : 0;
  return (
    <Form method="post" encType="multipart/form-data" noValidate>
      <Card className="flex flex-col gap-4 max-sm:p-4">
        <FileField
          name="file"
          label="CSV file"
          hint={`Up to ${maxSpendLines.toLocaleString("en-US")} rows with a date or month and an amount.`}
          accept={fileTypes}
          optional
        />
        <TextAreaField
          name="content"
          key={values?.content}
          label="Or paste rows"
          rows={6}
          placeholder={example}
          className="font-mono text-sm"
          defaultValue={values?.content ?? ""}
          error={errors.content}
        />
        <TextField
          name="source"
          label="Source for rows without one"
          maxLength={80}
          optional
          defaultValue={values?.source ?? "Google Ads"}
        />
        <div className="flex flex-wrap gap-2">
          {changes > 0 ? (
            <Button type="submit" name="intent" value="import">
              Import {changes.toLocaleString("en-US")} {changes === 1 ? "row" : "rows"}
            </Button>
          ) : null}
          <Button
            type="submit"
            name="intent"
            value="check"
            variant={changes > 0 ? "secondary" : "primary"}
          >
            {ready ? "Preview again" : "Preview import"}
          </Button>
        </div>
      </Card>
    </Form>
  );
}
