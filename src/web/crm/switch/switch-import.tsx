import { useEffect } from "react";
import { Form, href, Link, redirect, useRevalidator } from "react-router";
import {
  cancelSwitchImport,
  chooseSwitchProgram,
  type FoundSwitchImport,
  findSwitchImport,
  startSwitchImport,
  undoSwitchImport,
} from "~/domains/operations/index.server.ts";
import {
  exportProgramNames,
  exportPrograms,
  importKindLabels,
  type RecordKind,
  resultDays,
} from "~/domains/operations/index.ts";
import {
  receiveForm,
  runReceived,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Progress } from "~/ui/feedback/progress.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { importStateLabels } from "~/web/crm/customers/import-customers.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/switch-import";

export const meta: Route.MetaFunction = () => [{ title: "Switch from other software" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const switchImport =
    id && (await findSwitchImport(context.get(platformContext), context.get(memberContext), id));
  if (!switchImport) throw notFound();
  return switchImport;
}

const messages = {
  not_found: "These files are gone. Upload them again.",
  already_done: "These files were already imported.",
  not_possible: "It’s too late for this import. Upload the files again.",
};

/**
 * Runs the import, discards the files, undoes the import, or saves which program exported the
 * files.
 */
export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const id = readId(args.params.id);
  if (!id) throw notFound();
  const here = redirect(href("/crm/customers/switch/:id", { id }), { status: 303 });
  const form = await receiveForm(args.request);
  const { body } = form;
  if (body.intent === "cancel") {
    await cancelSwitchImport(args.context.get(platformContext), member, id);
    return redirect(href("/crm/customers/switch"), { status: 303 });
  }
  const result = await runReceived(args, form, {
    call: ({ platform }) => {
      if (body.intent === "undo") return undoSwitchImport(platform, member, id);
      if (body.intent === "start") return startSwitchImport(platform, member, id);
      return chooseSwitchProgram(platform, member, id, typedText(body, "program") ?? "");
    },
  });
  if (result.ok || result.code === "already_done") return here;
  return showAgain(result, { values: result.values }, messages);
}

/** A switch import: the kinds of its files, then the progress, then the result. */
export default function SwitchImport({ loaderData, actionData }: Route.ComponentProps) {
  const { program, state, files } = loaderData;
  const isMember = useIsMember();
  const isRunning = state === "running" || state === "undoing";
  useProgress(isRunning);
  const errors = actionData?.errors ?? {};
  const message = actionData?.message ?? errors.files;
  const total = files.reduce((sum, { kind, rows }) => sum + (kind === "none" ? 0 : rows), 0);
  const done = files.reduce((sum, file) => sum + file.done, 0);
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/customers/switch")}>Switch from other software</TouchLink>
        <h1 className="text-2xl">{exportProgramNames[program]}</h1>
        <p className="flex flex-wrap items-center gap-2 text-muted">
          <Badge tone={importStateLabels[state].tone}>{importStateLabels[state].label}</Badge>
          {total.toLocaleString("en-US")} {total === 1 ? "row" : "rows"}
        </p>
      </header>
      {message ? (
        <Alert tone="bad" role="alert">
          {message}
        </Alert>
      ) : null}
      {isRunning ? (
        <div className="flex flex-col gap-3">
          {state === "running" ? (
            <Progress
              value={total === 0 ? 0 : Math.floor((done / total) * 100)}
              label={`${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} rows`}
            />
          ) : null}
          <p className="text-sm text-muted">
            You can leave this page. We’ll finish in the background.
          </p>
          <noscript>
            <LinkButton href="" variant="secondary" size="small">
              Refresh
            </LinkButton>
          </noscript>
        </div>
      ) : null}
      {state === "failed" ? (
        <Alert tone="bad" title="The import stopped">
          <p>
            {done.toLocaleString("en-US")} of {total.toLocaleString("en-US")} rows were imported.
            Nothing is added twice.
          </p>
          {isMember ? (
            <Form method="post" className="mt-2">
              <Button type="submit" name="intent" value="start" size="small">
                Import the rest
              </Button>
            </Form>
          ) : null}
        </Alert>
      ) : null}
      <Files found={loaderData} isMember={isMember} />
      {state === "checked" ? (
        isMember ? (
          <Start found={loaderData} total={total} error={errors.program} />
        ) : null
      ) : (
        <Result found={loaderData} isMember={isMember} />
      )}
    </div>
  );
}

/** Milliseconds between two polls of the progress. */
const checkEvery = 1_000;

function useProgress(running: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!running || state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), checkEvery);
    return () => clearTimeout(timer);
  }, [running, state, revalidate]);
}

type ListedFile = FoundSwitchImport["files"][number];

/** Each file's kind, and how many rows would be or were imported. */
function Files({ found, isMember }: { found: FoundSwitchImport; isMember: boolean }) {
  const isChecked = found.state === "checked";
  return (
    <ul className="raised divide-y divide-line overflow-hidden rounded-2xl bg-surface">
      {found.files.map((file) => (
        <li key={file.id} className="flex flex-wrap items-start justify-between gap-3 px-4 py-3">
          <div className="min-w-0">
            <p className="font-semibold break-all">{file.fileName}</p>
            <p className="text-sm text-muted">{importKindLabels[file.kind]}</p>
            <p className="text-sm">{isChecked ? planText(file) : outcomeText(file)}</p>
            {file.warning && isChecked ? (
              <p className="text-sm text-warning">{file.warning}.</p>
            ) : null}
          </div>
          <div className="flex flex-wrap items-center gap-3">
            {isChecked && !file.isSure ? <Badge tone="warning">Check columns</Badge> : null}
            {isChecked && isMember ? (
              <Link
                to={href("/crm/customers/switch/:id/files/:file", { id: found.id, file: file.id })}
                className="text-link inline-flex min-h-11 items-center"
              >
                Match columns
              </Link>
            ) : null}
            {!isChecked && isMember && file.kind !== "none" ? (
              <LinkButton
                href={href("/crm/customers/switch/:id/files/:file/rows.csv", {
                  id: found.id,
                  file: file.id,
                })}
                variant="secondary"
                size="small"
                download
              >
                Download results
              </LinkButton>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

const counted = (count: number) => count.toLocaleString("en-US");

/** "3,000 to import, 12 already on file, 2 errors". */
function planText({ kind, rows, plan }: ListedFile): string {
  if (kind === "none" || !plan)
    return `${counted(rows)} ${rows === 1 ? "row" : "rows"} won’t be imported`;
  return [
    `${counted(plan.ready)} to import`,
    plan.known > 0 ? `${counted(plan.known)} already on file` : null,
    plan.wrong > 0 ? `${counted(plan.wrong)} ${plan.wrong === 1 ? "error" : "errors"}` : null,
  ]
    .filter(Boolean)
    .join(", ");
}

function outcomeText({ kind, outcome }: ListedFile): string {
  if (kind === "none") return "Not imported";
  const joined = kind === "jobs" ? "appointments added to a job" : "combined with an earlier row";
  return [
    `${counted(outcome.new)} imported`,
    outcome.joined > 0 ? `${counted(outcome.joined)} ${joined}` : null,
    outcome.known > 0 ? `${counted(outcome.known)} already on file` : null,
    outcome.wrong > 0 ? `${counted(outcome.wrong)} not imported` : null,
    outcome.kept > 0 ? `${counted(outcome.kept)} kept (in use)` : null,
  ]
    .filter(Boolean)
    .join(", ");
}

const programOptions = exportPrograms.map((value) => ({
  value,
  label: exportProgramNames[value],
}));

function Start({
  found,
  total,
  error,
}: {
  found: FoundSwitchImport;
  total: number;
  error: string | undefined;
}) {
  return (
    <div className="flex flex-col gap-5">
      <Card as="section" aria-label="Program" className="max-sm:p-4">
        <Form method="post" className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow">
            <SelectField
              name="program"
              label="Exported from"
              hint="So the same file isn’t imported twice."
              options={programOptions}
              defaultValue={found.program}
              error={error}
            />
          </div>
          <Button type="submit" name="intent" value="program" variant="secondary">
            Save
          </Button>
        </Form>
      </Card>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="start" variant="action">
          Import {counted(total)} {total === 1 ? "row" : "rows"}
        </Button>
        <Button type="submit" name="intent" value="cancel" variant="quiet">
          Discard files
        </Button>
      </Form>
    </div>
  );
}

const recordLabels: Record<RecordKind, string> = {
  customer: "Customers from documents",
  property: "Properties from documents",
  job: "Jobs",
  appointment: "Appointments",
  estimate: "Estimates",
  invoice: "Invoices",
  note: "Notes",
  price: "Prices",
};

/** How much was added, and the undo button. */
function Result({ found, isMember }: { found: FoundSwitchImport; isMember: boolean }) {
  const { files, records, undoUntil, state } = found;
  const format = useFormatDate();
  const customers = files.reduce(
    (sum, { kind, outcome }) => sum + (kind === "customers" ? outcome.new : 0),
    0,
  );
  const counts: [label: string, count: number][] = [
    ["Customers", state === "undone" ? 0 : customers],
    ...(Object.keys(recordLabels) as RecordKind[]).map((kind): [string, number] => [
      recordLabels[kind],
      records[kind] ?? 0,
    ]),
  ];
  const shown = counts.filter(([, count]) => count > 0);
  return (
    <section aria-label="Result" className="flex flex-col items-start gap-4">
      {state === "done" && shown.length > 0 ? (
        <dl className="grid w-full grid-cols-2 gap-3 sm:grid-cols-4">
          {shown.map(([label, count]) => (
            <div key={label} className="raised rounded-xl bg-surface p-4">
              <dt className="text-xs font-semibold text-muted">{label}</dt>
              <dd className="text-xl font-semibold tabular-nums">{counted(count)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {isMember ? (
        <p className="text-sm text-muted">
          Download the results to see what happened to each row. They’re available for {resultDays}{" "}
          days. Correct what wasn’t imported, and upload that file again: nothing is added twice.
        </p>
      ) : null}
      {isMember && undoUntil ? (
        <ConfirmAction
          label="Undo import"
          subject={null}
          consequence={`Removes what this import added. Customers, jobs, and documents that someone has used since stay. You can undo it until ${format(undoUntil, "MMM d, h:mm a")}.`}
          yes="Undo import"
          intent="undo"
          buttonStyle={{ variant: "quiet" }}
        />
      ) : null}
    </section>
  );
}
