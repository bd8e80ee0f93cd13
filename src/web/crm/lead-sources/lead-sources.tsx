import { Form, href, Link, redirect } from "react-router";
import { readSourceTotals } from "~/domains/growth/index.server.ts";
import { describeWorth } from "~/domains/growth/index.ts";
import { addSource, isOffered, listSources } from "~/domains/lead-sources/index.server.ts";
import {
  kindFacts,
  newSourceSchema,
  type SourceKind,
  sourceKinds,
  unmatchedLabels,
} from "~/domains/lead-sources/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/lead-sources";
import { consentMessages } from "./google-connect.tsx";
import { SourceLight } from "./source-light.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Lead sources" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const listed = await listSources(platform, reader);
  const totals = listed.length > 0 ? await readSourceTotals(platform, reader) : null;
  const sources = listed.map((source) => {
    const total = totals?.get(source.id);
    return { ...source, worth: total ? describeWorth(total) : null };
  });
  const kinds = sourceKinds.filter((kind) => isOffered(platform, kind));
  const { searchParams } = new URL(request.url);
  const isExpired = searchParams.get("google") === "expired";
  return { sources, kinds, isExpired, requestKey: newRequestKey() };
}

const messages = { key_reused: "This source was already added. It’s in the list." };

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const added = await runForm(args, {
    call: async ({ platform, body, requestKey }) => {
      const checked = check(newSourceSchema, body);
      if (!checked.ok) return checked;
      return addSource(platform, member, { request: checked.value, requestKey });
    },
  });
  if (!added.ok) return showAgain(added, { values: added.values }, messages);
  const page = href("/crm/settings/lead-sources/:id", { id: added.sourceId });
  throw redirect(page, { status: 303 });
}

/** Lead sources besides the business's page, with their status. */
export default function LeadSources({ loaderData, actionData }: Route.ComponentProps) {
  const { sources, kinds, isExpired, requestKey } = loaderData;
  useLiveUpdates("/crm/events", "lead-source");
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <header>
        <h1 className="text-2xl">Lead sources</h1>
        <p className="mt-1 text-muted">
          Get leads from your ads, other apps, and your website here within seconds. They get the
          same follow-up as leads from your page.
        </p>
      </header>
      {isExpired && !actionData ? (
        <Alert tone="bad" role="alert">
          {consentMessages.expired}
        </Alert>
      ) : null}
      {actionData?.message ? (
        <Alert tone="bad" role="alert">
          {actionData.message}
        </Alert>
      ) : null}
      {sources.length === 0 ? (
        <EmptyState title="No sources yet">
          Add the first one below. Setting it up takes a few minutes.
        </EmptyState>
      ) : (
        <ul className="raised divide-y divide-line rounded-2xl bg-surface">
          {sources.map(({ id, name, kind, health, leads, costCents, worth }) => (
            <li key={id} className="flex flex-col gap-1 p-4 sm:px-6">
              <p className="flex flex-wrap items-center gap-2">
                <Link
                  to={`/crm/settings/lead-sources/${id}`}
                  className="text-link min-w-0 font-semibold wrap-anywhere"
                >
                  {name}
                </Link>
                <SourceLight health={health} />
              </p>
              <p className="text-sm text-muted">
                {[
                  kindFacts[kind].label,
                  `${leads === 1 ? "1 lead" : `${leads} leads`} in 30 days`,
                  costCents === null ? null : `${formatCents(costCents)} spent`,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              {worth ? <p className="text-sm">{`12 months: ${worth}`}</p> : null}
              {health.state === "failing" ? (
                <p className="text-sm text-bad">{`${unmatchedLabels[health.reason]}.`}</p>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {sources.length > 0 ? (
        <LinkButton href="/crm/analytics/sources" variant="secondary" className="self-start">
          What your lead sources are worth
        </LinkButton>
      ) : null}
      {useIsMember() ? (
        <NewSource kinds={kinds} requestKey={requestKey} refused={actionData} />
      ) : null}
    </div>
  );
}

type NewSourceProps = {
  kinds: readonly SourceKind[];
  requestKey: string;
  refused: Route.ComponentProps["actionData"];
};

function NewSource({ kinds, requestKey, refused }: NewSourceProps) {
  const errors = refused?.errors ?? {};
  const typed = (name: string, otherwise = "") => typedText(refused?.values, name) ?? otherwise;
  const form = useFreshForm(refused !== undefined);
  const missing = sourceKinds
    .filter((kind) => !kinds.includes(kind))
    .map((kind) => kindFacts[kind].label);
  return (
    <Card as="section" aria-labelledby="new-source" className="max-sm:p-4">
      <h2 id="new-source" className="text-lg">
        Add a source
      </h2>
      <Form ref={form} method="post" noValidate className="mt-3 flex flex-col items-start gap-4">
        <input type="hidden" name="request_key" value={typed("request_key", requestKey)} />
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <SelectField
            name="kind"
            label="Where the leads come from"
            options={kinds.map((kind) => ({
              value: kind,
              label: kindFacts[kind].label,
            }))}
            defaultValue={typed("kind", "google_ads")}
            error={errors.kind}
          />
          <TextField
            name="name"
            label="Name"
            hint="What you call it, like “Google, spring campaign”."
            defaultValue={typed("name")}
            error={errors.name}
            maxLength={60}
            required
          />
        </div>
        <Button type="submit" variant="action">
          Add source
        </Button>
      </Form>
      {missing.length > 0 ? (
        <p className="mt-4 text-sm text-muted">
          {`Not available here yet: ${missing.join(", ")}. This site isn’t set up for it, or the provider hasn’t approved us.`}
        </p>
      ) : null}
    </Card>
  );
}
