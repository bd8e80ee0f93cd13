import { Form, href, redirect } from "react-router";
import { chooseSwitchFile, findSwitchFile } from "~/domains/operations/index.server.ts";
import {
  fieldsOfKind,
  importFieldLabels,
  importKindLabels,
  importKinds,
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
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { MatchColumns } from "~/web/crm/forms/match-columns.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import type { Route } from "./+types/switch-file";

export const meta: Route.MetaFunction = () => [{ title: "Match columns" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const [importId, fileId] = [readId(params.id), readId(params.file)];
  const file =
    importId &&
    fileId &&
    (await findSwitchFile(context.get(platformContext), context.get(memberContext), {
      importId,
      fileId,
    }));
  if (!file) throw notFound();
  return { importId, file: file };
}

/** Saves the file's kind and the mapping of its columns. */
export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const [importId, fileId] = [readId(args.params.id), readId(args.params.file)];
  if (!importId || !fileId) throw notFound();
  const form = await receiveForm(args.request);
  const { body } = form;
  const fields = Object.fromEntries(
    Object.keys(body).flatMap((name) => {
      const at = /^field_(\d{1,3})$/.exec(name)?.[1];
      return at === undefined ? [] : [[Number(at), typedText(body, name) ?? ""]];
    }),
  );
  const kind = typedText(body, "kind") ?? "";
  const result = await runReceived(args, form, {
    call: ({ platform }) =>
      chooseSwitchFile(platform, member, { importId, fileId }, { kind, fields }),
  });
  if (!result.ok) {
    return showAgain(result, { values: result.values }, { not_found: "This file is gone." });
  }
  // After a change of kind, the new kind's columns are shown first.
  const stays = body.intent === "kind";
  const path = stays
    ? href("/crm/customers/switch/:id/files/:file", { id: importId, file: fileId })
    : href("/crm/customers/switch/:id", { id: importId });
  return redirect(path, { status: 303 });
}

const kinds = importKinds.map((value) => ({ value, label: importKindLabels[value] }));

/** Form for the kind of an export's file and the field of each of its columns. */
export default function SwitchFile({ loaderData, actionData }: Route.ComponentProps) {
  const { importId, file } = loaderData;
  const errors = actionData?.errors ?? {};
  const message = actionData?.message ?? errors.columns;
  const options = fieldsOfKind[file.kind].map((value) => ({
    value,
    label: importFieldLabels[value],
  }));
  const columns = file.columns
    .filter(({ heading, samples }) => heading !== "" || samples.length > 0)
    .map((column) => ({ ...column, isGuess: column.match === "values" }));
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/customers/switch/:id", { id: importId })}>
          Back to files
        </TouchLink>
        <h1 className="text-2xl break-words">{file.fileName}</h1>
        <p className="text-muted">
          {file.rows.toLocaleString("en-US")} {file.rows === 1 ? "row" : "rows"}
        </p>
      </header>
      {message ? (
        <Alert tone="bad" role="alert">
          {message}
        </Alert>
      ) : null}
      {file.warning ? <Alert tone="warning">{file.warning}.</Alert> : null}
      {useIsMember() ? (
        <Form method="post" noValidate className="flex flex-col gap-5">
          <Card as="section" aria-label="What it lists" className="max-sm:p-4">
            <div className="flex flex-wrap items-end gap-3">
              <div className="min-w-0 grow">
                <SelectField
                  name="kind"
                  label="What’s in this file"
                  options={kinds}
                  defaultValue={file.kind}
                  error={errors.kind}
                />
              </div>
              <Button type="submit" name="intent" value="kind" variant="secondary">
                Show columns
              </Button>
            </div>
          </Card>
          {options.length > 0 ? (
            <Card as="section" aria-labelledby="columns" className="max-sm:p-4">
              <h2 id="columns" className="text-lg">
                Match columns
              </h2>
              <MatchColumns
                columns={columns}
                options={options}
                unused="Don’t import"
                verb="Import"
                typed={actionData?.values}
              />
            </Card>
          ) : null}
          <div>
            <Button type="submit" name="intent" value="save" variant="action">
              Save
            </Button>
          </div>
        </Form>
      ) : null}
    </div>
  );
}
