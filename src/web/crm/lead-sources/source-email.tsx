import { Form, href, redirect } from "react-router";
import { type SourceField, sourceFieldLabels, sourceFields } from "~/domains/intake/index.ts";
import {
  findLeadEmail,
  replayDelivery,
  saveEmailTemplate,
} from "~/domains/lead-sources/index.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { MatchColumns } from "~/web/crm/forms/match-columns.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import type { Route } from "./+types/source-email";

export const meta: Route.MetaFunction = () => [{ title: "Mark lines" }];

function readIds({ id, delivery }: Route.LoaderArgs["params"]) {
  const [sourceId, deliveryId] = [readId(id), readId(delivery)];
  if (!sourceId || !deliveryId) throw notFound();
  return { sourceId, deliveryId };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const email = await findLeadEmail(platform, context.get(memberContext), readIds(params));
  if (!email) throw notFound();
  return email;
}

/** Saves which lines are which fields, and retries this email if it became no lead. */
export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const of = readIds(args.params);
  const result = await runForm(args, {
    call: async ({ platform, body }) => {
      const saved = await saveEmailTemplate(platform, member, { ...of, marks: readMarks(body) });
      return saved.ok ? replayDelivery(platform, member, of) : saved;
    },
  });
  if (!result.ok) {
    if (result.code === "not_found") throw notFound();
    return showAgain(result, { values: result.values });
  }
  throw redirect(href("/crm/settings/lead-sources/:id", { id: of.sourceId }), { status: 303 });
}

/** The marked lines, and the lines that were read as a field by mistake. */
function readMarks(body: FormValues): { at: number; field: SourceField | null }[] {
  return Object.keys(body).flatMap((name) => {
    const at = /^field_(\d{1,3})$/.exec(name)?.[1];
    if (at === undefined) return [];
    const field = sourceFields.find((sourceField) => sourceField === typedText(body, name)) ?? null;
    const wasRead = typedText(body, `read_${at}`) !== undefined;
    return field || wasRead ? [{ at: Number(at), field }] : [];
  });
}

const options = sourceFields.map((value) => ({ value, label: sourceFieldLabels[value] }));

/** An email of a source, line by line, to mark which is the name, the phone number, and so on. */
export default function SourceEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { sourceId, sourceName, sender, subject, lines } = loaderData;
  const isMember = useIsMember();
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/settings/lead-sources/:id", { id: sourceId })}>
          {sourceName}
        </TouchLink>
        <h1 className="text-2xl">Mark lines</h1>
        <p className="mt-1 text-muted wrap-anywhere">
          {`Choose what each line is. We remember it for emails from ${sender}.`}
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone="bad" role="alert">
          {actionData.message}
        </Alert>
      ) : null}
      <Form method="post" noValidate>
        <Card as="section" aria-labelledby="lines" className="max-sm:p-4">
          <h2 id="lines" className="text-lg wrap-anywhere">
            {subject || "No subject"}
          </h2>
          {lines
            .filter(({ field }) => field !== null)
            .map(({ at }) => (
              <input key={at} type="hidden" name={`read_${at}`} value="yes" />
            ))}
          <MatchColumns
            columns={lines.map(({ at, text, field }) => ({
              at,
              heading: text,
              field,
              samples: null,
              isGuess: false,
            }))}
            options={options}
            unused="Don’t use"
            verb="Use"
            typed={actionData?.values}
          />
          {isMember ? (
            <Button type="submit" name="intent" value="save" variant="action" className="mt-3">
              Save and read it again
            </Button>
          ) : null}
        </Card>
      </Form>
    </div>
  );
}
