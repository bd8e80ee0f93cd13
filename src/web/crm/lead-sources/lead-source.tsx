import { Form, href, Link } from "react-router";
import { type FoundSource, findSource } from "~/domains/lead-sources/index.server.ts";
import {
  type DeliveryState,
  deliveryDays,
  isFinalReason,
  kindFacts,
  unmatchedLabels,
} from "~/domains/lead-sources/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readChoice, readId } from "~/platform/http/requests/read-url.ts";
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
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/lead-source";
import { consentMessages } from "./google-connect.tsx";
import { JunkBadge } from "./junk-check.tsx";
import { handleSourceForm } from "./source-action.server.ts";
import { SourceLight } from "./source-light.tsx";
import { SourceSettings } from "./source-settings.tsx";
import { SourceSetup } from "./source-setup.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Lead source" }];
export const action = handleSourceForm;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const platform = context.get(platformContext);
  const source = id && (await findSource(platform, context.get(memberContext), id));
  if (!source) throw notFound();
  const { searchParams } = new URL(request.url);
  return { source, consent: readChoice(searchParams, "google", consentOutcomes) ?? null };
}

const consentOutcomes = Object.keys(consentMessages) as (keyof typeof consentMessages)[];

/** One source: setup, options, and deliveries. */
export default function LeadSource({ loaderData, actionData }: Route.ComponentProps) {
  const { source, consent } = loaderData;
  useLiveUpdates("/crm/events", "lead-source");
  const isMember = useIsMember();
  const refused = actionData?.values ? actionData : undefined;
  const intent = refused?.values?.intent;
  const isConnection = intent === "connect" || intent === "account";
  const isConsentGood = consent === "connected" || consent === "choose";
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
      {consent && !actionData ? (
        <Alert tone={isConsentGood ? "good" : "bad"} role={isConsentGood ? "status" : "alert"}>
          {consentMessages[consent]}
        </Alert>
      ) : null}
      {source.problem ? (
        <Alert tone="bad" title={`${unmatchedLabels[source.problem]}.`}>
          {(source.isPolled ? googleHelp : problemHelp)[source.problem]}
        </Alert>
      ) : null}
      {isMember && source.isPolled && source.accountId ? (
        <Form method="post">
          <Button type="submit" name="intent" value="poll" variant="secondary" size="small">
            {source.problem ? "Try again" : "Read leads now"}
          </Button>
        </Form>
      ) : null}
      {isMember && isNew ? (
        <SourceSetup source={source} refused={isConnection ? refused : undefined} />
      ) : null}
      <section aria-labelledby="deliveries" className="flex flex-col gap-3">
        <h2 id="deliveries" className="text-xl">
          What arrived
        </h2>
        {source.deliveries.length === 0 ? (
          <EmptyState title="Nothing yet">
            {source.isPolled
              ? "Google has no test leads. Your next lead appears here."
              : "Send a test lead to see if it arrives."}
          </EmptyState>
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
          isClosed={!isConnection && !source.problem && consent === null}
        />
      ) : null}
      {isMember ? (
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
          {source.kind === "meta" || source.isPolled ? null : (
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
  not_connected: "Follow the steps to connect it. We’ll pick up any leads you missed.",
  token_expired: "Generate a new token and connect again. We’ll pick up any leads you missed.",
  no_permission: "Check the permissions in step 4, and connect again with a new token.",
  rate_limited: "We try again automatically, for up to a day.",
  unavailable: "We try again automatically, for up to a day.",
  lead_gone: "Meta stores leads for 90 days.",
  app_refused: "We have to fix this with the provider. Nothing is lost.",
};

/** What to do about a problem with Google, which is polled every few minutes. */
const googleHelp: typeof problemHelp = {
  not_connected: "Connect it with Google. We’ll pick up any leads you missed.",
  token_expired: "Connect again with Google below. We’ll pick up any leads you missed.",
  no_permission:
    "The Google account may have lost its access, or the Google Ads account is closed. Fix it there, then choose Try again, or connect with another Google account.",
  app_refused: "We have to fix this with Google. We’ll pick up any leads you missed.",
  rate_limited: "We try again automatically. We’ll pick up any leads you missed.",
  unavailable: "We try again automatically. We’ll pick up any leads you missed.",
  lead_gone: "We try again automatically.",
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
  const { id, state, reason, name, fields, body, isEmail, leadId, report, repeats } = delivery;
  const format = useFormatDate();
  const { label, tone } = states[state];
  const canRetry = state === "unmatched" && reason !== null && !isFinalReason(reason);
  return (
    <li className="flex flex-col gap-2 p-4 sm:px-6">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        {name ? <span className="wrap-anywhere">{name}</span> : null}
        <span className="text-sm text-muted">{format(delivery.createdAt, "MMM d, h:mm a")}</span>
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
          {fields.map(({ label: heading, value }) => (
            <div key={`${heading} ${value}`} className="contents">
              <dt className="text-muted wrap-anywhere">{heading}</dt>
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
            {reason === "wrong_site" ? "Add it as a lead" : "Try again"}
          </Button>
        </Form>
      ) : null}
    </li>
  );
}
