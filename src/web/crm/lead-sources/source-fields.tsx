import { Form, href } from "react-router";
import { type FieldMapping, sourceFieldLabels, sourceFields } from "~/domains/intake/index.ts";
import {
  findFieldMapping,
  retryUnmatched,
  saveFieldMapping,
} from "~/domains/lead-sources/index.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { MatchColumns } from "~/web/crm/forms/match-columns.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import type { Route } from "./+types/source-fields";

export const meta: Route.MetaFunction = () => [{ title: "Match fields" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const platform = context.get(platformContext);
  const mapping = id && (await findFieldMapping(platform, context.get(memberContext), id));
  if (!mapping) throw notFound();
  return mapping;
}

/** Saves the field mapping, or retries the deliveries that created no lead. */
export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const sourceId = readId(args.params.id);
  if (!sourceId) throw notFound();
  const result = await runForm(args, {
    call: async ({ platform, body }) => {
      if (body.intent === "again") return retryUnmatched(platform, member, sourceId);
      if (body.intent !== "save") throw malformed();
      return saveFieldMapping(platform, member, { sourceId, mapping: readMapping(body) });
    },
  });
  if (!result.ok) {
    if (result.code === "not_found") throw notFound();
    return showAgain(result, { values: result.values });
  }
  const isRetry = result.values.intent === "again";
  const message = isRetry
    ? "We’re trying them again. They’re in the source’s list in a moment."
    : "Saved. New leads from this source are read this way.";
  return { message, errors: {}, values: undefined };
}

/** The chosen field of each label; null for any value that isn't a field. */
function readMapping(body: FormValues): FieldMapping {
  return Object.fromEntries(
    Object.keys(body).flatMap((name) => {
      const at = /^field_(\d{1,3})$/.exec(name)?.[1];
      const label = typedText(body, `label_${at}`);
      if (at === undefined || !label || label.length > 200) return [];
      const chosen = typedText(body, name);
      return [[label, sourceFields.find((field) => field === chosen) ?? null]];
    }),
  );
}

const options = sourceFields.map((value) => ({ value, label: sourceFieldLabels[value] }));

/** The mapping of a source's fields, with a preview of the lead from its last delivery. */
export default function SourceFields({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, labels, preview, unmatched } = loaderData;
  const isMember = useIsMember();
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/settings/lead-sources/:id", { id })}>{name}</TouchLink>
        <h1 className="text-2xl">Match fields</h1>
        <p className="mt-1 text-muted">
          These are the fields that arrived last. Choose what each one is. We remember it for this
          source.
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone={actionData.values ? "bad" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {labels.length === 0 ? (
        <EmptyState title="Nothing arrived yet">
          Send a test lead first. Its fields are listed here.
        </EmptyState>
      ) : (
        <>
          <Preview row={preview} />
          <Form method="post" noValidate>
            <Card as="section" aria-labelledby="fields" className="max-sm:p-4">
              <h2 id="fields" className="text-lg">
                Fields
              </h2>
              <MatchColumns
                columns={labels}
                options={options}
                unused="Don’t use"
                verb="Use"
                typed={actionData?.values}
                sendsHeadings
              />
              {isMember ? (
                <Button type="submit" name="intent" value="save" variant="action" className="mt-3">
                  Save
                </Button>
              ) : null}
            </Card>
          </Form>
        </>
      )}
      {isMember && unmatched > 0 ? (
        <Form method="post" className="flex flex-wrap items-center gap-3">
          <p>
            {unmatched === 1
              ? "One delivery became no lead."
              : `${unmatched.toLocaleString("en-US")} deliveries became no lead.`}
          </p>
          <Button type="submit" name="intent" value="again" variant="secondary" size="small">
            {unmatched === 1 ? "Try it again" : "Try them again"}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}

/** The lead that results from the last delivery. */
function Preview({ row }: { row: Route.ComponentProps["loaderData"]["preview"] }) {
  if (!row) {
    return (
      <Alert tone="warning" title="The last delivery makes no lead">
        It has no phone number or email that works. Choose the fields that have them.
      </Alert>
    );
  }
  const details = [
    ["Name", row.name],
    ["Phone", row.phone && formatPhone(row.phone, row.phoneExtension)],
    ["Email", row.email],
    ["ZIP code", row.zipCode],
    ["Request", [row.need, ...row.details].filter(Boolean).join("\n")],
  ].filter(([, value]) => value);
  return (
    <Card as="section" aria-labelledby="preview" className="max-sm:p-4">
      <h2 id="preview" className="text-lg">
        The lead that arrived last
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {details.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
