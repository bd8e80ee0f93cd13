import { useEffect } from "react";
import { Form, href, redirect, useRevalidator } from "react-router";
import {
  cancelCustomerImport,
  chooseCustomerFields,
  type FoundCustomerImport,
  findCustomerImport,
  startCustomerImport,
  undoCustomerImport,
} from "~/domains/operations/index.server.ts";
import { resultDays } from "~/domains/operations/index.ts";
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
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/customer-import";
import { importStateLabels } from "./import-customers.tsx";
import { ImportMapping } from "./import-mapping.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Import customers" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const customerImport =
    id && (await findCustomerImport(context.get(platformContext), context.get(memberContext), id));
  if (!customerImport) throw notFound();
  return customerImport;
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
  const here = redirect(href("/crm/customers/imports/:id", { id }), { status: 303 });
  const form = await receiveForm(args.request);
  const { body } = form;
  if (body.intent === "cancel") {
    await cancelCustomerImport(args.context.get(platformContext), member, id);
    return redirect(href("/crm/customers/import"), { status: 303 });
  }
  const result = await runReceived(args, form, {
    call: async ({ platform }) => {
      if (body.intent === "undo") return undoCustomerImport(platform, member, id);
      const fields = Object.fromEntries(
        Object.keys(body).flatMap((name) => {
          const at = /^field_(\d{1,3})$/.exec(name)?.[1];
          return at === undefined ? [] : [[Number(at), typedText(body, name) ?? ""]];
        }),
      );
      const consentProof = typedText(body, "consent_proof") ?? "";
      const chosen = await chooseCustomerFields(platform, member, id, { fields, consentProof });
      // On a second click on Import the file no longer has columns to choose.
      const isStart = body.intent === "start";
      return isStart ? startCustomerImport(platform, member, id) : chosen;
    },
  });
  if (result.ok || result.code === "already_done") return here;
  return showAgain(result, { values: result.values }, messages);
}

/** An import: its columns and first rows, then its progress, then its result. */
export default function CustomerImport({ loaderData, actionData }: Route.ComponentProps) {
  const { fileName, state, warning, rows, done, hasFile } = loaderData;
  const isMember = useIsMember();
  const isRunning = state === "running" || state === "undoing";
  useProgress(isRunning);
  const errors = actionData?.errors ?? {};
  const message = actionData?.message ?? errors.columns;
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/customers/import")}>Import customers</TouchLink>
        <h1 className="text-2xl break-words">{fileName}</h1>
        <p className="flex flex-wrap items-center gap-2 text-muted">
          <Badge tone={importStateLabels[state].tone}>{importStateLabels[state].label}</Badge>
          {rows.toLocaleString("en-US")} {rows === 1 ? "row" : "rows"}
        </p>
      </header>
      {message ? (
        <Alert tone="bad" role="alert">
          {message}
        </Alert>
      ) : null}
      {warning && state === "checked" ? <Alert tone="warning">{warning}.</Alert> : null}
      {isRunning ? (
        <div className="flex flex-col gap-3">
          {state === "running" ? (
            <Progress
              value={Math.floor((done / rows) * 100)}
              label={`${done.toLocaleString("en-US")} of ${rows.toLocaleString("en-US")} rows`}
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
            {done.toLocaleString("en-US")} of {rows.toLocaleString("en-US")} rows were imported. No
            one is added twice.
            {hasFile ? null : " To import the rest, upload the file again."}
          </p>
          {isMember && hasFile ? (
            <Form method="post" className="mt-2">
              <Button type="submit" name="intent" value="start" size="small">
                Import the rest
              </Button>
            </Form>
          ) : null}
        </Alert>
      ) : null}
      {state === "checked" ? (
        <ImportMapping
          customerImport={loaderData}
          typed={actionData?.values}
          errors={errors}
          canImport={isMember}
        />
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

/** The number of rows by result, the rows to check as a file, and the undo. */
function Result({ found, isMember }: { found: FoundCustomerImport; isMember: boolean }) {
  const { id, state, outcome, undoUntil } = found;
  const format = useFormatDate();
  const isUndone = state === "undone" || state === "undoing";
  const counts: [label: string, count: number][] = isUndone
    ? [
        ["Removed", outcome.new - outcome.kept],
        ["In use, not removed", outcome.kept],
      ]
    : [
        ["New customers", outcome.new],
        ["Combined with an earlier row", outcome.joined],
        ["Already customers", outcome.known],
        ["Errors", outcome.wrong],
      ];
  return (
    <section aria-label="Result" className="flex flex-col items-start gap-4">
      <dl className="grid w-full grid-cols-2 gap-3 sm:grid-cols-4">
        {counts.map(([label, count]) => (
          <div key={label} className="raised rounded-xl bg-surface p-4">
            <dt className="text-xs font-semibold text-muted">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{count.toLocaleString("en-US")}</dd>
          </div>
        ))}
      </dl>
      {isMember && !isUndone ? (
        <div className="flex flex-col gap-2">
          <LinkButton
            href={href("/crm/customers/imports/:id/rows.csv", { id })}
            variant="secondary"
            download
          >
            Download rows to check
          </LinkButton>
          <p className="text-sm text-muted">
            Each row that wasn’t imported, or not completely, with the reason. Available for{" "}
            {resultDays} days. Correct it and import it again.
          </p>
        </div>
      ) : null}
      {isMember && undoUntil ? (
        <ConfirmAction
          label="Undo import"
          subject={null}
          consequence={`Removes the customers that this import added. Customers with new messages, jobs, or edits stay. You can undo it until ${format(undoUntil, "MMM d, h:mm a")}.`}
          yes="Undo import"
          intent="undo"
          buttonStyle={{ variant: "quiet" }}
        />
      ) : null}
    </section>
  );
}
