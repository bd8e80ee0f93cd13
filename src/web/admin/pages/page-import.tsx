import { useEffect } from "react";
import { href, redirect, useRevalidator } from "react-router";
import { findImport } from "~/domains/operations/page-imports/find-import.server.ts";
import {
  cancelImport,
  startImport,
} from "~/domains/operations/page-imports/start-import.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Progress } from "~/ui/feedback/progress.tsx";
import { MatchedColumns } from "~/web/shared/forms/matched-columns.tsx";
import { staffContext } from "../frame/guard.server.ts";
import { PageHeading } from "../frame/page-heading.tsx";
import type { Route } from "./+types/page-import";
import { ImportCounts } from "./import-counts.tsx";
import { ImportDecision } from "./import-decision.tsx";
import { importTones } from "./import-list.tsx";
import { ImportProblems } from "./import-problems.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const found = id
    ? await findImport(context.get(platformContext), context.get(staffContext), id)
    : null;
  if (!found) throw notFound();
  return found;
}

/** Brings the file in, or puts it away. */
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

/** Milliseconds between two looks at how far it is. */
const lookEvery = 700;

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

/** Looks again and again while it runs. */
function useProgress(running: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!running || state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), lookEvery);
    return () => clearTimeout(timer);
  }, [running, state, revalidate]);
}
