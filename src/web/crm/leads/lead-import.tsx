import { Form, href, redirect } from "react-router";
import {
  cancelLeadImport,
  chooseLeadColumns,
  type FoundLeadImport,
  findLeadImport,
  runLeadImport,
} from "~/domains/intake/index.server.ts";
import { type LineCounts, leadFieldLabels, leadFieldNames } from "~/domains/intake/index.ts";
import { undoLeadImport } from "~/domains/operations/index.server.ts";
import {
  receiveForm,
  runReceived,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { MatchColumns, shownColumns } from "~/web/shared/forms/match-columns.tsx";
import { readColumnChoice } from "~/web/shared/forms/read-column-choice.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useProgress } from "~/web/shared/frame/use-progress.ts";
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

const messages = {
  not_found: "This file is gone. Upload it again.",
  already_done: "This file was already imported.",
  not_possible: "It’s too late to undo this import.",
};

/** Saves how the columns are imported, runs the import, discards the file, or undoes the import. */
export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const id = readId(args.params.id);
  if (!id) throw notFound();
  const form = await receiveForm(args.request);
  const { intent } = form.body;
  if (intent === "cancel") {
    await cancelLeadImport(args.context.get(platformContext), member, id);
    return redirect("/crm/leads/import", { status: 303 });
  }
  const result = await runReceived(args, form, {
    call: async ({ platform }) => {
      if (intent === "undo") return undoLeadImport(platform, member, id);
      const chosen = await chooseLeadColumns(platform, member, id, readColumnChoice(form.body));
      // On a second click on Import the file no longer has columns to choose.
      return intent === "start" ? runLeadImport(platform, member, id) : chosen;
    },
  });
  if (result.ok || result.code === "already_done") {
    return redirect(href("/crm/leads/imports/:id", { id }), { status: 303 });
  }
  return showAgain(result, { values: result.values }, messages);
}

/** Preview of an import, by column and by line, then its result (`leads.import`). */
export default function LeadImport({ loaderData, actionData }: Route.ComponentProps) {
  const { fileName, state, warning, counts, lines, more, missing, undo } = loaderData;
  const message = actionData?.message ?? actionData?.errors.columns;
  useProgress(undo?.state === "undoing");
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/leads/import">Import leads</TouchLink>
        <h1 className="text-2xl break-words">{fileName}</h1>
      </header>
      {message ? (
        <Alert tone="bad" role="alert">
          {message}
        </Alert>
      ) : null}
      {state === "done" && (undo === null || undo.state === "possible") ? (
        <Alert tone="good" role="status" title="Import complete">
          <LinkButton href="/crm/leads" variant="secondary" size="small" className="mt-2">
            See your leads
          </LinkButton>
        </Alert>
      ) : null}
      {counts && missing === null ? <Counts counts={counts} isDone={state === "done"} /> : null}
      {warning && state !== "done" ? <Alert tone="warning">{warning}.</Alert> : null}
      {state === "done" ? null : <Decision found={loaderData} typed={actionData?.values} />}
      <Undo undo={undo} />
      <LeadImportLines lines={lines} more={more} />
    </div>
  );
}

/** Whether the import was undone, or the button to do it. */
function Undo({ undo }: Pick<FoundLeadImport, "undo">) {
  const format = useFormatDate();
  const isMember = useIsMember();
  if (undo === null) return null;
  if (undo.state === "undoing") {
    return (
      <Alert tone="info" role="status" title="Undoing the import">
        You can leave this page. We’ll finish in the background.
        <noscript>
          <LinkButton href="" variant="secondary" size="small">
            Refresh
          </LinkButton>
        </noscript>
      </Alert>
    );
  }
  if (undo.state === "undone") {
    return (
      <Alert tone="good" role="status" title="Import undone">
        {undo.stayed === 0
          ? "All leads from this file were removed."
          : `${undo.stayed.toLocaleString("en-US")} ${undo.stayed === 1 ? "lead has" : "leads have"} new messages, jobs, or edits and stayed. The others were removed.`}
      </Alert>
    );
  }
  if (!isMember) return null;
  return (
    <ConfirmAction
      label="Undo import"
      subject={null}
      consequence={`Removes the leads that this import added. Leads with new messages, jobs, or edits stay. You can undo it until ${format(undo.until, "MMM d, h:mm a")}.`}
      yes="Undo import"
      intent="undo"
      buttonStyle={{ variant: "quiet" }}
    />
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

const options = leadFieldNames.map((value) => ({ value, label: leadFieldLabels[value] }));

type DecisionProps = { found: FoundLeadImport; typed: FormValues | undefined };

/** The columns and their fields, and the buttons to import or discard the file. */
function Decision({ found: { columns, missing, counts }, typed }: DecisionProps) {
  const isMember = useIsMember();
  const count = counts?.new ?? 0;
  return (
    <Form method="post" className="flex flex-col gap-4">
      {missing === null && count > 0 ? null : (
        <Alert tone="warning">
          {missing ? `${missing} Choose one below.` : "There’s nothing new in this file."}
        </Alert>
      )}
      <Card as="section" aria-labelledby="columns" className="max-sm:p-4">
        <h2 id="columns" className="text-lg">
          Match columns
        </h2>
        <MatchColumns
          columns={shownColumns(columns)}
          options={options}
          unused="Don’t import"
          verb="Import"
          typed={typed}
        />
      </Card>
      {isMember ? (
        <div className="flex flex-wrap gap-3">
          {/* First, because Enter in a field presses it. */}
          <Button type="submit" name="intent" value="columns" variant="secondary">
            Update preview
          </Button>
          {count > 0 ? (
            <Button type="submit" name="intent" value="start" variant="action">
              Import {count.toLocaleString("en-US")} {count === 1 ? "lead" : "leads"}
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
