import { Form } from "react-router";
import { findWebhook, type ListedDelivery } from "~/domains/office/index.server.ts";
import { type PauseReason, sentEventLabel } from "~/domains/office/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/webhook";
import { OneTimeSecret } from "./one-time-secret.tsx";
import { handleWebhookForm } from "./webhook-action.server.ts";
import { WebhookForm, WebhookState } from "./webhook-form.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Webhook" }];
export const action = handleWebhookForm;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const before = readId(new URL(request.url).searchParams.get("before"));
  const id = readId(params.id);
  const platform = context.get(platformContext);
  const webhook = id && (await findWebhook(platform, context.get(memberContext), id, before));
  if (!webhook) throw notFound();
  return { ...webhook, before };
}

const pauses: Record<PauseReason, string> = {
  owner: "This webhook is paused. Events that happen while it’s paused aren’t sent.",
  failing:
    "It failed for more than a day, so we stopped sending to it. Fix it, send a test, then resume.",
  gone: "The app replied that this address is gone, so we stopped sending to it.",
};

/** One webhook with its deliveries. */
export default function Webhook({ loaderData, actionData }: Route.ComponentProps) {
  const { webhook, deliveries, before } = loaderData;
  const isMember = useIsMember();
  const address = `/crm/settings/webhooks/${webhook.id}`;
  const refused = actionData?.values ? actionData : undefined;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <header>
        <TouchLink to="/crm/settings/webhooks">Webhooks</TouchLink>
        <h1 className="flex flex-wrap items-center gap-2 text-2xl wrap-anywhere">
          {new URL(webhook.url).host}
          <WebhookState webhook={webhook} />
        </h1>
      </header>
      {actionData?.message ? (
        <Alert tone={refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {actionData?.secret ? (
        <OneTimeSecret
          title="New secret"
          label="Signing secret"
          value={actionData.secret}
          hint="This is the only time it’s shown. The old secret also works for 24 hours, so nothing is missed."
        />
      ) : null}
      {webhook.pausedFor ? <Alert tone="warning">{pauses[webhook.pausedFor]}</Alert> : null}
      {isMember ? (
        <>
          <WebhookButtons isPaused={webhook.pausedAt !== null} />
          <Card as="section" aria-label="Settings" className="max-sm:p-4">
            <WebhookForm webhook={webhook} refused={refused} />
          </Card>
        </>
      ) : null}
      <section aria-labelledby="log" className="flex flex-col gap-3">
        <h2 id="log" className="text-xl">
          Deliveries
        </h2>
        {deliveries.rows.length === 0 ? (
          <EmptyState title="Nothing yet">
            New events show up here with the response. Send a test event to see if it arrives.
          </EmptyState>
        ) : (
          <ul className="raised divide-y divide-line rounded-2xl bg-surface">
            {deliveries.rows.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        )}
        <ListPager
          firstHref={before ? address : null}
          nextHref={deliveries.next ? `${address}?before=${deliveries.next}` : null}
          nextLabel="Older deliveries"
        />
      </section>
    </div>
  );
}

/** Actions on a webhook other than editing it. */
function WebhookButtons({ isPaused }: { isPaused: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
      <Form method="post" className="flex flex-wrap gap-2">
        {isPaused ? (
          <Button type="submit" name="intent" value="resume" variant="action" size="small">
            Resume
          </Button>
        ) : (
          <Button type="submit" name="intent" value="pause" variant="secondary" size="small">
            Pause
          </Button>
        )}
        <Button type="submit" name="intent" value="test" variant="secondary" size="small">
          Send a test event
        </Button>
      </Form>
      <ConfirmAction
        label="Create a new secret"
        subject={null}
        consequence="Update your app within 24 hours. After that, the old secret stops working."
        yes="Yes, create a new one"
        intent="renew"
      />
      <ConfirmAction
        label="Delete"
        subject={null}
        consequence="We’ll stop sending events to it and delete its delivery history."
        yes="Yes, delete it"
        intent="delete"
      />
    </div>
  );
}

const tones = { waiting: "warning", delivered: "good", failed: "bad" } as const;
const labels = { waiting: "Waiting", delivered: "Delivered", failed: "Failed" } as const;
const exactly = "MMM d, yyyy h:mm a";

/** One delivery: result of the last attempt, and time of the next. */
function DeliveryRow({ delivery }: { delivery: ListedDelivery }) {
  const format = useFormatDate();
  const canChange = useIsMember();
  const { id, event, state, attempts, status, responseBody, error, tookMs, nextAt, createdAt } =
    delivery;
  const outcome = [
    status === null ? error : `Response ${status}`,
    tookMs === null ? null : `in ${tookMs} ms`,
    attempts > 1 ? `after ${attempts} attempts` : null,
    state === "waiting" && nextAt && attempts > 0 ? `next try ${format(nextAt, exactly)}` : null,
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 p-4 sm:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {sentEventLabel(event)}
          <Badge tone={tones[state]}>{labels[state]}</Badge>
        </p>
        <p className="text-sm text-muted">
          {[format(createdAt, exactly), ...outcome].filter(Boolean).join(", ")}
        </p>
        {responseBody ? (
          <details>
            <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold text-brand">
              Response
            </summary>
            <pre className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap">{responseBody}</pre>
          </details>
        ) : null}
        <p className="font-mono text-xs wrap-anywhere text-muted">
          {event} · {id}
        </p>
      </div>
      {canChange && state !== "waiting" ? (
        <Form method="post">
          <input type="hidden" name="delivery_id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="send-again"
            variant="quiet"
            size="small"
            aria-label={`Send again: ${sentEventLabel(event)}`}
          >
            Send again
          </Button>
        </Form>
      ) : null}
    </li>
  );
}
