import { Link } from "react-router";
import { addWebhook, listWebhooks } from "~/domains/office/index.server.ts";
import { webhookEventLabels } from "~/domains/office/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { noLongerOwner } from "../frame/no-longer-owner.ts";
import type { Route } from "./+types/webhooks";
import { OneTimeSecret } from "./one-time-secret.tsx";
import { WebhookForm, WebhookState } from "./webhook-form.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Webhooks" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  return { webhooks: await listWebhooks(platform, context.get(memberContext)) };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const result = await runForm(
    args,
    { call: ({ platform, body }) => addWebhook(platform, member, body) },
    ["events"],
  );
  if (!result.ok) return showAgain(result, { values: result.values, secret: null }, noLongerOwner);
  return { message: null, values: undefined, errors: {}, secret: result.secret };
}

/** URLs that receive the business's events (`webhooks.events`). */
export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const { webhooks } = loaderData;
  const refused = actionData?.values ? actionData : undefined;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <header>
        <h1 className="text-2xl">Webhooks</h1>
        <p className="mt-1 text-muted">
          A webhook sends events to another app within seconds: a new lead, a reply, a booked
          appointment, an accepted estimate.
        </p>
      </header>
      {actionData?.secret ? (
        <OneTimeSecret
          title="Webhook added"
          label="Signing secret"
          value={actionData.secret}
          hint="This is the only time it’s shown. Your app uses it to verify that an event is from us, following Standard Webhooks."
        />
      ) : null}
      {actionData?.message ? (
        <Alert tone="warning" role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {webhooks.length === 0 ? (
        <EmptyState title="No webhooks yet">
          Add the URL of an app that receives events, such as an automation service.
        </EmptyState>
      ) : (
        <ul className="raised divide-y divide-line rounded-2xl bg-surface">
          {webhooks.map((webhook) => (
            <li key={webhook.id} className="flex flex-col gap-1 p-4 sm:px-6">
              <p className="flex flex-wrap items-center gap-2">
                <Link
                  to={`/crm/settings/webhooks/${webhook.id}`}
                  className="text-link min-w-0 font-semibold wrap-anywhere"
                >
                  {webhook.url}
                </Link>
                <WebhookState webhook={webhook} />
              </p>
              <p className="text-sm text-muted">
                {webhook.events.map((event) => webhookEventLabels[event]).join(", ")}
              </p>
            </li>
          ))}
        </ul>
      )}
      {useIsMember() ? (
        <Card as="section" aria-labelledby="new-webhook" className="max-sm:p-4">
          <h2 id="new-webhook" className="mb-3 text-lg">
            New webhook
          </h2>
          <WebhookForm webhook={null} refused={refused} />
        </Card>
      ) : null}
    </div>
  );
}
