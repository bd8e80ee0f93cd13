import { Form, href, redirect } from "react-router";
import {
  cancelImport,
  choosePageColumns,
  findImport,
  startImport,
  undoPageImport,
} from "~/domains/operations/index.server.ts";
import {
  pageFieldLabels,
  pageFields,
  type RowCounts,
  type RowOutcome,
} from "~/domains/operations/index.ts";
import {
  receiveForm,
  runReceived,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Progress } from "~/ui/feedback/progress.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { PageHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { MatchColumns, shownColumns } from "~/web/shared/forms/match-columns.tsx";
import { readColumnChoice } from "~/web/shared/forms/read-column-choice.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useProgress } from "~/web/shared/frame/use-progress.ts";
import type { Route } from "./+types/page-import";
import { importTones } from "./import-list.tsx";

const labels: Record<RowOutcome, string> = {
  new: "New",
  changed: "Changed",
  unchanged: "Unchanged",
  taken: "Territory taken",
  kept: "Live, not changed",
  invalid: "Errors",
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const pageImport = id
    ? await findImport(context.get(platformContext), context.get(staffContext), id)
    : null;
  if (!pageImport) throw notFound();
  return pageImport;
}

const messages = {
  not_found: "This file is gone. Upload it again.",
  already_done: "This file was already imported.",
  not_possible: "It’s too late to undo this import.",
};

/** Saves how the columns are imported, runs the import, discards the file, or undoes the import. */
export async function action(args: Route.ActionArgs) {
  const actor = args.context.get(staffContext);
  const id = readId(args.params.id);
  if (!id) throw notFound();
  const form = await receiveForm(args.request);
  const { intent } = form.body;
  if (intent === "cancel") {
    await cancelImport(args.context.get(platformContext), actor, id);
    return redirect("/admin/pages/import", { status: 303 });
  }
  const result = await runReceived(args, form, {
    call: async ({ platform }) => {
      if (intent === "undo") return undoPageImport(platform, actor, id);
      const chosen = await choosePageColumns(platform, actor, id, readColumnChoice(form.body));
      // On a second click on Import the file no longer has columns to choose.
      return intent === "start" ? startImport(platform, actor, id) : chosen;
    },
  });
  if (result.ok || result.code === "already_done") {
    return redirect(href("/admin/pages/imports/:id", { id }), { status: 303 });
  }
  return showAgain(result, { values: result.values }, messages);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Import: ${loaderData.fileName}` : "Import" },
];

export default function PageImport({ loaderData, actionData }: Route.ComponentProps) {
  const { fileName, state, warning, rows, done, expected, outcome, problems, undo } = loaderData;
  useProgress(state === "running" || undo?.state === "undoing");
  const counts = outcome ?? expected;
  const message = actionData?.message ?? actionData?.errors.columns;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        above={{ to: "/admin/pages/import", label: "Import pages" }}
        title={fileName}
        badges={<Badge tone={importTones[state]}>{state}</Badge>}
      />
      {message ? (
        <Alert tone="bad" role="alert">
          {message}
        </Alert>
      ) : null}
      {state === "running" ? (
        <div className="max-w-3xl">
          <Progress
            value={Math.floor((done / rows) * 100)}
            label={`${done.toLocaleString("en-US")} of ${rows.toLocaleString("en-US")} rows`}
          />
          <noscript>
            <p className="mt-3 text-sm text-muted">
              Reload this page to see progress. The import continues if you leave.
            </p>
          </noscript>
        </div>
      ) : null}
      {state === "done" ? <ImportResult undo={undo} /> : null}
      {state === "failed" ? (
        <Alert tone="bad" title="Import failed">
          {done.toLocaleString("en-US")} of {rows.toLocaleString("en-US")} rows were imported. Retry
          it under Messages, Failed, or import the same file again. Imported rows won’t change.
        </Alert>
      ) : null}
      {loaderData.missing === null ? (
        <ImportCounts counts={counts} checked={state === "checked"} />
      ) : null}
      {warning && state === "checked" ? <Alert tone="warning">{warning}.</Alert> : null}
      {state === "checked" ? (
        <ImportDecision found={loaderData} typed={actionData?.values} />
      ) : null}
      <ImportProblems problems={problems} leftOut={counts.invalid + counts.taken + counts.kept} />
    </div>
  );
}

/** Row counts by result, or by expected result. */
function ImportCounts({ counts, checked }: { counts: RowCounts; checked: boolean }) {
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

type Found = Route.ComponentProps["loaderData"];

/** Whether the import was undone, or the button to do it. */
function ImportResult({ undo }: Pick<Found, "undo">) {
  const mayChange = useMayChange();
  const format = useFormatDate();
  if (undo?.state === "undoing") {
    return (
      <Alert tone="info" role="status" title="Undoing the import">
        It continues if you leave this page.
      </Alert>
    );
  }
  if (undo?.state === "undone") {
    const { removed, restored, stayed } = undo.counts;
    const parts = [
      [removed, "removed"],
      [restored, "restored"],
      [stayed, "in use and not changed"],
    ] as const;
    return (
      <Alert tone="good" role="status" title="Import undone">
        Pages:{" "}
        {parts
          .filter(([count]) => count > 0)
          .map(([count, what]) => `${count.toLocaleString("en-US")} ${what}`)
          .join(", ")}
        .
      </Alert>
    );
  }
  return (
    <>
      <Alert tone="good" role="status">
        Import complete.
      </Alert>
      {undo && mayChange ? (
        <ConfirmAction
          label="Undo import"
          subject={null}
          consequence={`Removes the pages that this import added and restores the ones it changed. Pages with leads, an owner, or edits stay. You can undo it until ${format(undo.until, "MMM d, h:mm a")}.`}
          yes="Undo import"
          intent="undo"
          buttonStyle={{ variant: "quiet" }}
        />
      ) : null}
    </>
  );
}

const options = pageFields.map((value) => ({ value, label: pageFieldLabels[value] }));

type ImportDecisionProps = { found: Found; typed: FormValues | undefined };

/** The columns and their fields, and the buttons to import or discard the file. */
function ImportDecision({ found, typed }: ImportDecisionProps) {
  const { expected: counts, missing, columns } = found;
  const mayChange = useMayChange();
  const effective = counts.new + counts.changed;
  const refused = counts.invalid + counts.taken + counts.kept;
  const title = effective > 0 ? "Nothing has changed yet" : "There’s nothing new in this file";
  const shown = (columns ?? []).map(({ label, ...column }) => ({ ...column, field: label }));
  return (
    <Form method="post" className="flex flex-col gap-4">
      <Alert
        tone={missing === null && effective > 0 ? "info" : "warning"}
        title={missing === null ? title : "Match the missing columns"}
      >
        {missing ? <p>{missing} Choose them below, then update the preview.</p> : null}
        {missing === null && refused > 0 ? (
          <p>
            {refused.toLocaleString("en-US")} {refused === 1 ? "row is" : "rows are"} not imported,
            for the reasons below. Fix them in the file and import it again anytime.
          </p>
        ) : null}
      </Alert>
      <Card as="section" aria-labelledby="columns">
        <h2 id="columns" className="text-lg">
          Match columns
        </h2>
        <MatchColumns
          columns={shownColumns(shown)}
          options={options}
          unused="Don’t import"
          verb="Import"
          typed={typed}
        />
      </Card>
      {mayChange ? (
        <div className="flex flex-wrap gap-2">
          {/* First, because Enter in a field presses it. */}
          <Button type="submit" name="intent" value="columns" variant="secondary">
            Update preview
          </Button>
          {effective > 0 ? (
            <Button type="submit" name="intent" value="start">
              Import {effective.toLocaleString("en-US")} {effective === 1 ? "page" : "pages"}
            </Button>
          ) : null}
          <Button type="submit" name="intent" value="cancel" variant="quiet">
            Discard file
          </Button>
        </div>
      ) : null}
    </Form>
  );
}

type ImportProblemsProps = {
  problems: { id: string; line: number; field: string; message: string }[];
  /** Number of skipped rows, shown or not. */
  leftOut: number;
};

/** Skipped rows and skipped values, by line number, with the reason. */
function ImportProblems({ problems, leftOut }: ImportProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <div>
      <Table caption={`Notes (${leftOut.toLocaleString("en-US")} rows not imported)`}>
        <thead>
          <tr>
            <Th numeric>Line</Th>
            <Th>Column</Th>
            <Th>Reason</Th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ id, line, field, message }) => (
            <tr key={id}>
              <Th scope="row" numeric>
                {line}
              </Th>
              <Td>{field || "Entire row"}</Td>
              <Td>{message}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {leftOut > problems.length ? (
        <p className="mt-3 text-sm text-muted">Showing the first {problems.length}.</p>
      ) : null}
    </div>
  );
}
