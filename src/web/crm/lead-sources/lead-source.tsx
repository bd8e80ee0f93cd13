import { Form, href, Link } from "react-router";
import { type FoundSource, findSource } from "~/domains/lead-sources/index.server.ts";
import {
  type DeliveryState,
  deliveryDays,
  kindFacts,
  unmatchedLabels,
} from "~/domains/lead-sources/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/lead-source";
import { JunkBadge } from "./junk-check.tsx";
import { handleSourceForm } from "./source-action.server.ts";
import { SourceLight } from "./source-light.tsx";
import { SourceSettings } from "./source-settings.tsx";
import { SourceSetup } from "./source-setup.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Lead source" }];
export const action = handleSourceForm;

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const platform = context.get(platformContext);
  const source = id && (await findSource(platform, context.get(memberContext), id));
  if (!source) throw notFound();
  return { source };
}

/** One source: how to set it up, its choices, and what it sent. */
export default function LeadSource({ loaderData, actionData }: Route.ComponentProps) {
  const { source } = loaderData;
  const isMember = useIsMember();
  const refused = actionData?.values ? actionData : undefined;
  const isConnection = refused?.values?.intent === "connect";
  const isNew = source.health.state === "waiting";
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <header>
        <TouchLink to="/crm/settings/lead-sources">Lead sources</TouchLink>
        <h1 className="flex flex-wrap items-center gap-2 text-2xl wrap-anywhere">
          {source.name}
          <SourceLight health={source.health} />
        </h1>
        <p className="mt-1 text-muted">{kindFacts[source.kind].label}</p>
      </header>
      {actionData?.message ? (
        <Alert tone={refused ? "bad" : "good"} role={refused ? "alert" : "status"}>
          {actionData.message}
        </Alert>
      ) : null}
      {source.problem ? (
        <Alert tone="bad" title={`${unmatchedLabels[source.problem]}.`}>
          {problemHelp[source.problem]}
        </Alert>
      ) : null}
      {isMember && isNew ? (
        <SourceSetup source={source} refused={isConnection ? refused : undefined} />
      ) : null}
      <section aria-labelledby="deliveries" className="flex flex-col gap-3">
        <h2 id="deliveries" className="text-xl">
          What arrived
        </h2>
        {source.deliveries.length === 0 ? (
          <EmptyState title="Nothing yet">Send a test lead to see if it arrives.</EmptyState>
        ) : (
          <ul className="raised divide-y divide-line rounded-2xl bg-surface">
            {source.deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} sourceId={source.id} />
            ))}
          </ul>
        )}
        <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-muted">
          {`We keep this list for ${deliveryDays} days. Leads stay.`}
          {source.deliveries.some(({ hasFields }) => hasFields) ? (
            <TouchLink to={`/crm/settings/lead-sources/${source.id}/fields`}>
              Match fields
            </TouchLink>
          ) : null}
        </p>
      </section>
      {isMember ? (
        <SourceSettings source={source} refused={isConnection ? undefined : refused} />
      ) : null}
      {isMember && !isNew ? (
        <SourceSetup
          source={source}
          refused={isConnection ? refused : undefined}
          isClosed={!isConnection && !source.problem}
        />
      ) : null}
      {isMember ? (
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
          {source.kind === "meta" ? null : (
            <ConfirmAction
              label="Change the address"
              subject={null}
              consequence="The address above stops working right away. Leads sent to it are lost until you enter the new one."
              yes="Yes, change it"
              intent="renew"
              fields={{ times: String(source.renewals) }}
            />
          )}
          <ConfirmAction
            label="Delete this source"
            subject={null}
            consequence="It can’t send leads anymore, and the list of what arrived and what it was worth are deleted. Its leads stay."
            yes="Yes, delete it"
            intent="delete"
          />
        </div>
      ) : null}
    </div>
  );
}

/** What to do about a problem of the provider's API. */
const problemHelp: Record<NonNullable<FoundSource["problem"]>, string> = {
  not_connected: "Follow the steps to connect it. Leads that arrived are read then.",
  token_expired: "Generate a new token and connect again. Leads that arrived are read then.",
  no_permission: "Check the permissions in step 4, and connect again with a new token.",
  rate_limited: "We try again automatically, for up to a day.",
  unavailable: "We try again automatically, for up to a day.",
  lead_gone: "Meta stores leads for 90 days.",
};

const states: Record<DeliveryState, { label: string; tone: Tone }> = {
  received: { label: "Being read", tone: "neutral" },
  lead: { label: "New lead", tone: "good" },
  joined: { label: "Added to their lead", tone: "good" },
  updated: { label: "Update", tone: "info" },
  unmatched: { label: "No lead", tone: "bad" },
  test: { label: "Test", tone: "info" },
};

type Delivery = FoundSource["deliveries"][number];

function DeliveryRow({ delivery, sourceId }: { delivery: Delivery; sourceId: string }) {
  const { id, state, reason, fields, body, isEmail, leadId, report, repeats, createdAt } = delivery;
  const format = useFormatDate();
  const { label, tone } = states[state];
  const isRefused = reason === "bot" || reason === "wrong_key" || reason === "wrong_site";
  const canRetry = state === "unmatched" && !isRefused && reason !== "unreadable";
  return (
    <li className="flex flex-col gap-2 p-4 sm:px-6">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        <span className="text-sm text-muted">{format(createdAt, "MMM d, h:mm a")}</span>
        {repeats > 0 ? (
          <span className="text-sm text-muted">
            {repeats === 1 ? "sent again once" : `sent again ${repeats} times`}
          </span>
        ) : null}
        {isEmail ? (
          <Link to={`/crm/settings/lead-sources/${sourceId}/emails/${id}`} className="text-link">
            Mark lines
          </Link>
        ) : null}
        {leadId ? (
          <Link to={`/crm/leads/${leadId}`} className="text-link">
            Open lead
          </Link>
        ) : null}
        {report ? (
          <>
            <JunkBadge {...report} />
            <Link
              to={href("/crm/settings/lead-sources/leads/:id", { id: report.id })}
              className="text-link"
            >
              Report it
            </Link>
          </>
        ) : null}
      </p>
      {reason ? <p>{`${unmatchedLabels[reason]}.`}</p> : null}
      {fields.length > 0 ? (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {fields.map(({ label: name, value }) => (
            <div key={`${name} ${value}`} className="contents">
              <dt className="text-muted wrap-anywhere">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {body ? <pre className="max-h-40 overflow-auto text-sm">{body}</pre> : null}
      {canRetry ? (
        <Form method="post">
          <input type="hidden" name="delivery_id" value={id} />
          <Button type="submit" name="intent" value="again" variant="secondary" size="small">
            Try again
          </Button>
        </Form>
      ) : null}
    </li>
  );
}
