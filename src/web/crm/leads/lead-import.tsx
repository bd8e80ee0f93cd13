import { Form, href, redirect } from "react-router";
import {
  cancelLeadImport,
  type FoundLeadImport,
  findLeadImport,
  runLeadImport,
} from "~/domains/intake/index.server.ts";
import type { LineCounts } from "~/domains/intake/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { MatchedColumns } from "~/web/shared/forms/matched-columns.tsx";
import type { Route } from "./+types/lead-import";

type Lines = FoundLeadImport["lines"];

const badges: Record<Lines[number]["becomes"], { tone: Tone; label: string }> = {
  new: { tone: "good", label: "New" },
  known: { tone: "neutral", label: "Duplicate" },
  wrong: { tone: "bad", label: "Error" },
};

export const meta: Route.MetaFunction = () => [{ title: "Import leads" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const leadImport =
    id && (await findLeadImport(context.get(platformContext), context.get(memberContext), id));
  if (!leadImport) throw notFound();
  return leadImport;
}

/** Runs the import, or discards the file. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const member = sessionMember(context);
  const id = readId(params.id);
  if (!id) throw notFound();
  if ((await readFormValues(request)).intent === "cancel") {
    await cancelLeadImport(platform, member, id);
    return redirect("/crm/leads/import", { status: 303 });
  }
  const result = await runLeadImport(platform, member, id);
  // A second click finds the file already imported.
  if (!result.ok && result.code === "not_found") throw notFound();
  return redirect(href("/crm/leads/imports/:id", { id }), { status: 303 });
}

/** Preview of an import, by column and by line (`leads.import`). */
export default function LeadImport({ loaderData }: Route.ComponentProps) {
  const { fileName, state, warning, counts, lines, columns, more } = loaderData;
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/leads/import">Import leads</TouchLink>
        <h1 className="text-2xl break-words">{fileName}</h1>
      </header>
      {state === "done" ? (
        <Alert tone="good" role="status" title="Import complete">
          <LinkButton href="/crm/leads" variant="secondary" size="small" className="mt-2">
            See your leads
          </LinkButton>
        </Alert>
      ) : (
        <Decision count={counts?.new ?? 0} />
      )}
      {counts ? <Counts counts={counts} isDone={state === "done"} /> : null}
      {warning && state !== "done" ? <Alert tone="warning">{warning}.</Alert> : null}
      <MatchedColumns columns={columns} />
      <LeadImportLines lines={lines} more={more} />
    </div>
  );
}

/** Lines of a file with the expected result, those that need review first. */
function LeadImportLines({ lines, more }: { lines: Lines; more: number }) {
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

function Decision({ count }: { count: number }) {
  if (!useIsMember()) return null;
  return (
    <Alert
      tone={count > 0 ? "info" : "warning"}
      title={count > 0 ? "Nothing has been imported yet" : "There’s nothing new in this file"}
    >
      <Form method="post" className="mt-2 flex flex-wrap gap-2">
        {count > 0 ? (
          <Button type="submit" name="intent" value="start">
            Import {count.toLocaleString("en-US")} {count === 1 ? "lead" : "leads"}
          </Button>
        ) : null}
        <Button type="submit" name="intent" value="cancel" variant="secondary">
          Discard file
        </Button>
      </Form>
    </Alert>
  );
}

function Counts({ counts, isDone }: { counts: LineCounts; isDone: boolean }) {
  const labels = { new: "New", known: "Duplicates", wrong: "Errors" };
  return (
    <section aria-label={isDone ? "Result" : "Preview"}>
      <dl className="grid grid-cols-3 gap-3">
        {(["new", "known", "wrong"] as const).map((outcome) => (
          <div key={outcome} className="raised rounded-xl bg-surface p-4">
            <dt className="text-xs font-semibold text-muted">{labels[outcome]}</dt>
            <dd className="text-xl font-semibold tabular-nums">
              {counts[outcome].toLocaleString("en-US")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
