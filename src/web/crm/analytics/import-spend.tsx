import { Form, href, redirect } from "react-router";
import {
  checkSpendImport,
  decodeSpendFile,
  importSpend,
  type ListedSpendImport,
  listSpendImports,
  undoSpendImport,
} from "~/domains/growth/index.server.ts";
import {
  maxSpendLines,
  type PlannedLine,
  type SpendOutcome,
  spendFieldLabels,
  spendFields,
} from "~/domains/growth/index.ts";
import {
  receiveForm,
  runReceived,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { FileField } from "~/ui/form/file-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { fileTypes } from "~/web/shared/forms/csv-upload.tsx";
import { MatchColumns, shownColumns } from "~/web/shared/forms/match-columns.tsx";
import { readColumnChoice } from "~/web/shared/forms/read-column-choice.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
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

export async function loader({ context }: Route.LoaderArgs) {
  return {
    imports: await listSpendImports(context.get(platformContext), context.get(memberContext)),
  };
}

const undoMessages = {
  not_found: "This import is gone.",
  already_done: "This import was already undone.",
  not_possible: "It’s too late to undo this import.",
};

/**
 * Checks the lines, or imports them; changes nothing until a member has seen the preview. Also
 * undoes an import.
 */
export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const platform = args.context.get(platformContext);
  const form = await receiveForm(args.request);
  const { body } = form;
  if (body.intent === "undo") {
    const importId = readId(typedText(body, "import")) ?? "";
    const result = await runReceived(args, form, {
      call: () => undoSpendImport(platform, member, importId),
    });
    if (!result.ok) {
      return showAgain(result, { values: undefined, preview: null, done: null }, undoMessages);
    }
    return redirect(href("/crm/analytics/spend/import"), { status: 303 });
  }
  let content = "";
  const result = await runReceived(args, form, {
    call: async ({ file }) => {
      const chosen = file("file");
      content = chosen
        ? decodeSpendFile(new Uint8Array(await chosen.arrayBuffer()))
        : (typedText(body, "content") ?? "");
      const source = typedText(body, "source") ?? "";
      const choice = { headings: readHeadings(body), fields: readColumnChoice(body) };
      const lines = { content, source, choice };
      // A newly selected file is checked first; the browser sends the checked one again.
      const isChecked = !chosen || isSameText(content, typedText(body, "content") ?? "");
      if (body.intent === "import" && isChecked) {
        const result = await importSpend(platform, member, lines);
        if (result.ok) return { ...result, isDone: true, columns: [], missing: null };
      }
      return { ...(await checkSpendImport(platform, member, lines)), isDone: false };
    },
  });
  const values = { content, source: typedText(result.values, "source") ?? "" };
  if (!result.ok) return showAgain(result, { values, preview: null, done: null });
  const { counts, planned, columns, missing, isDone } = result;
  const wrongFirst = planned.toSorted(
    (a, b) => Number(b.outcome === "wrong") - Number(a.outcome === "wrong"),
  );
  const shown = isDone ? planned.filter(({ outcome }) => outcome === "wrong") : wrongFirst;
  const lines = { lines: shown.slice(0, maxShown), all: shown.length };
  return {
    message: "",
    errors: {},
    values: isDone ? undefined : values,
    preview: isDone ? null : { counts, columns, missing, ...lines },
    done: isDone ? { counts, ...lines } : null,
  };
}

/** Whether two texts are the same, since forms change line breaks. */
const isSameText = (one: string, other: string): boolean =>
  one.replace(/\r\n?/g, "\n") === other.replace(/\r\n?/g, "\n");

/** The headings that `MatchColumns` sends with the choices, by the position of their column. */
const readHeadings = (body: FormValues): Record<number, string> =>
  Object.fromEntries(
    Object.keys(body).flatMap((name) => {
      const at = /^label_(\d{1,3})$/.exec(name)?.[1];
      return at === undefined ? [] : [[Number(at), typedText(body, name) ?? ""]];
    }),
  );

/** Imports ad spend from an ad network's file or a spreadsheet. */
export default function ImportSpend({ loaderData, actionData }: Route.ComponentProps) {
  const isMember = useIsMember();
  const { preview, done, message } = actionData ?? {};
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
      {message ? (
        <Alert tone="bad" role="alert">
          {message}
        </Alert>
      ) : null}
      {done ? (
        <>
          <Alert tone={done.counts.new + done.counts.changed > 0 ? "good" : "info"} role="status">
            {done.counts.new} new, {done.counts.changed} changed, {done.counts.known} already
            imported{done.counts.wrong > 0 ? `, ${done.counts.wrong} with errors` : ""}.
          </Alert>
          <SpendLines {...done} />
        </>
      ) : null}
      {preview ? <SpendPreview {...preview} /> : null}
      {isMember ? (
        <ImportForm
          values={actionData?.values}
          errors={actionData?.errors ?? {}}
          preview={preview ?? null}
        />
      ) : null}
      <RecentImports imports={loaderData.imports} />
    </div>
  );
}

type Lines = { lines: readonly PlannedLine[]; all: number };

type Preview = Lines & {
  counts: Record<SpendOutcome, number>;
  columns: Parameters<typeof shownColumns>[0];
  missing: string | null;
};

/** Preview of each line's result. */
function SpendPreview({ counts, missing, ...lines }: Preview) {
  const { wrong } = counts;
  const changes = counts.new + counts.changed;
  const errors =
    wrong > 0
      ? ` ${wrong} ${wrong === 1 ? "row has an error" : "rows have errors"} and won’t be imported.`
      : "";
  const summary =
    changes > 0
      ? `Nothing is imported yet: ${counts.new} new, ${counts.changed} changed, ${counts.known} already imported.`
      : "There’s nothing new in these rows.";
  return (
    <section aria-label="Preview" className="flex flex-col gap-3">
      <Alert tone={missing || wrong > 0 || changes === 0 ? "warning" : "info"} role="status">
        {missing ?? `${summary}${errors}`}
      </Alert>
      <SpendLines {...lines} />
    </section>
  );
}

function SpendLines({ lines, all }: Lines) {
  if (lines.length === 0) return null;
  return (
    <>
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
    </>
  );
}

/** Imports that can still be undone, and those that were. */
function RecentImports({ imports }: { imports: readonly ListedSpendImport[] }) {
  const format = useFormatDate();
  const isMember = useIsMember();
  if (imports.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="recent" className="max-sm:p-4">
      <h2 id="recent" className="text-lg">
        Recent imports
      </h2>
      <ul className="divide-y divide-line">
        {imports.map(({ id, memberName, createdAt, entries, undoUntil, stayed }) => (
          <li key={id} className="py-2">
            <p>
              {format(createdAt, "MMM d, h:mm a")}, {memberName}: {entries.toLocaleString("en-US")}{" "}
              {entries === 1 ? "entry" : "entries"} added or changed
            </p>
            {undoUntil === null ? (
              <p className="text-sm text-muted">
                Undone.
                {stayed > 0
                  ? ` ${stayed} ${stayed === 1 ? "entry has" : "entries have"} changed since and stayed.`
                  : null}
              </p>
            ) : null}
            {undoUntil && isMember ? (
              <ConfirmAction
                label="Undo import"
                subject={format(createdAt, "MMM d, h:mm a")}
                consequence={`Removes the entries it added and restores the earlier amounts. Entries that have changed since stay. You can undo it until ${format(undoUntil, "MMM d, h:mm a")}.`}
                yes="Undo import"
                intent="undo"
                fields={{ import: id }}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const options = spendFields.map((value) => ({ value, label: spendFieldLabels[value] }));

type ImportFormProps = {
  values: { content: string; source: string } | undefined;
  errors: FieldErrors;
  /** The checked lines; null before the first check. */
  preview: Preview | null;
};

const example = `Date,Cost,Source
11/2/2026,48.20,Google Ads
11/3/2026,51.75,Google Ads`;

/** Uploads a file, or shows its lines for correction; the form holds them until the import. */
function ImportForm({ values, errors, preview }: ImportFormProps) {
  const changes = preview ? preview.counts.new + preview.counts.changed : 0;
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-5">
      {preview ? (
        <Card as="section" aria-labelledby="columns" className="max-sm:p-4">
          <h2 id="columns" className="text-lg">
            Match columns
          </h2>
          <MatchColumns
            key={preview.columns.map(({ heading, field }) => `${heading} ${field}`).join()}
            columns={shownColumns(preview.columns)}
            options={options}
            unused="Don’t import"
            verb="Import"
            typed={undefined}
            sendsHeadings
          />
        </Card>
      ) : null}
      <Card className="flex flex-col gap-4 max-sm:p-4">
        <FileField
          name="file"
          key={preview ? "checked" : "new"}
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
            {preview ? "Update preview" : "Preview import"}
          </Button>
        </div>
      </Card>
    </Form>
  );
}
