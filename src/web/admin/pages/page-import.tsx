import { useEffect } from "react";
import { Form, href, redirect, useRevalidator } from "react-router";
import { cancelImport, findImport, startImport } from "~/domains/operations/index.server.ts";
import type { RowCounts, RowOutcome } from "~/domains/operations/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Progress } from "~/ui/feedback/progress.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { PageHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { MatchedColumns } from "~/web/shared/forms/matched-columns.tsx";
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

/** Milliseconds between two polls of the progress. */
const checkEvery = 700;

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const pageImport = id
    ? await findImport(context.get(platformContext), context.get(staffContext), id)
    : null;
  if (!pageImport) throw notFound();
  return pageImport;
}

/** Runs or discards the import. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const id = readId(params.id);
  if (!id) throw notFound();
  if ((await readForm(request)).get("intent") === "cancel") {
    await cancelImport(platform, actor, id);
    return redirect("/admin/pages/import", { status: 303 });
  }
  await startImport(platform, actor, id);
  return redirect(href("/admin/pages/imports/:id", { id }), { status: 303 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Import: ${loaderData.fileName}` : "Import" },
];

export default function PageImport({ loaderData }: Route.ComponentProps) {
  const { fileName, state, warning, rows, columns, done, expected, outcome, problems } = loaderData;
  useProgress(state === "running");
  const counts = outcome ?? expected;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        above={{ to: "/admin/pages/import", label: "Import pages" }}
        title={fileName}
        badges={<Badge tone={importTones[state]}>{state}</Badge>}
      />
      {state === "checked" ? <ImportDecision counts={expected} /> : null}
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
      {state === "done" ? (
        <Alert tone="good" role="status">
          Import complete.
        </Alert>
      ) : null}
      {state === "failed" ? (
        <Alert tone="bad" title="Import failed">
          {done.toLocaleString("en-US")} of {rows.toLocaleString("en-US")} rows were imported. Retry
          it under Messages, Failed, or import the same file again. Imported rows won’t change.
        </Alert>
      ) : null}
      <ImportCounts counts={counts} checked={state === "checked"} />
      {warning && state === "checked" ? <Alert tone="warning">{warning}.</Alert> : null}
      <MatchedColumns columns={columns ?? []} />
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

/** Polls the progress while the import runs. */
function useProgress(running: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!running || state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), checkEvery);
    return () => clearTimeout(timer);
  }, [running, state, revalidate]);
}

/** Preview of the import, with the buttons to run or discard it. */
function ImportDecision({ counts }: { counts: RowCounts }) {
  const mayChange = useMayChange();
  const effective = counts.new + counts.changed;
  const refused = counts.invalid + counts.taken + counts.kept;
  return (
    <Alert
      tone={effective > 0 ? "info" : "warning"}
      title={effective > 0 ? "Nothing has changed yet" : "There’s nothing new in this file"}
    >
      {refused > 0 ? (
        <p>
          {refused.toLocaleString("en-US")} {refused === 1 ? "row is" : "rows are"} not imported,
          for the reasons below. Fix them in the file and import it again anytime.
        </p>
      ) : null}
      {mayChange ? (
        <Form method="post" className="mt-3 flex flex-wrap gap-2">
          {effective > 0 ? (
            <Button type="submit" name="intent" value="start" size="small">
              Import {effective.toLocaleString("en-US")} {effective === 1 ? "page" : "pages"}
            </Button>
          ) : null}
          <Button type="submit" name="intent" value="cancel" size="small" variant="secondary">
            Discard file
          </Button>
        </Form>
      ) : null}
    </Alert>
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
