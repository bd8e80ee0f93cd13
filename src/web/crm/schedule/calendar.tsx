import { Form } from "react-router";
import { endFeed, findOwnFeed, findOwnZone, renewFeed } from "~/domains/schedule/index.server.ts";
import { formatClock, formatDay } from "~/domains/schedule/index.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { CopyField } from "~/web/shared/forms/copy-snippet.tsx";
import type { Route } from "./+types/calendar";

export const meta: Route.MetaFunction = () => [{ title: "Your calendar" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const member = sessionMember(context);
  const [feed, zone] = await Promise.all([
    findOwnFeed(platform, member),
    findOwnZone(platform, member),
  ]);
  return { feed, zone };
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const member = sessionMember(context);
  const { intent } = await readFormValues(request);
  if (intent === "renew") return renewFeed(platform, member);
  if (intent !== "end") throw malformed();
  await endFeed(platform, member);
  return { address: null };
}

/** Private calendar link that shows the member's visits in their own calendar. */
export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  const { feed, zone } = loaderData;
  const address = actionData?.address;
  const at = (moment: Date) => `${formatDay(moment, zone)}, ${formatClock(moment, zone)}`;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/schedule">Schedule</TouchLink>
        <h1 className="text-2xl">Your calendar</h1>
      </header>
      <p>
        Your phone’s own calendar can show the appointments you see here. It checks a private link
        about once an hour. Anyone with the link can see them, so don’t share it.
      </p>
      {actionData && !address ? (
        <Alert tone="good" role="status">
          Your link is off. Calendars that use it won’t update anymore.
        </Alert>
      ) : null}
      {address ? (
        <Card as="section" aria-label="Your link" className="flex flex-col gap-4 max-sm:p-4">
          <CopyField
            name="address"
            label="Private calendar link"
            hint="This is the only time it’s shown. Copy it, or open it in your calendar now."
            value={address}
          />
          <LinkButton href={address} variant="action" className="self-start">
            Open in calendar
          </LinkButton>
        </Card>
      ) : null}
      {feed ? (
        <p>
          Your link was created on {at(feed.createdAt)}.{" "}
          {feed.readAt
            ? `A calendar last checked it on ${at(feed.readAt)}.`
            : "No calendar has checked it yet."}
        </p>
      ) : null}
      {feed ? (
        <div className="flex flex-col gap-3">
          <ConfirmAction
            label="Get a new link"
            subject={null}
            buttonStyle={{ variant: "secondary" }}
            consequence="Your current link stops working. Calendars that use it need the new one."
            yes="Yes, get a new one"
            yesVariant="primary"
            intent="renew"
          />
          <ConfirmAction
            label="Turn off"
            subject={null}
            buttonStyle={{ variant: "secondary" }}
            consequence="Calendars that use your link won’t update anymore. You can get another link later."
            yes="Yes, turn off"
            intent="end"
          />
        </div>
      ) : (
        <Form method="post">
          <Button type="submit" name="intent" value="renew" variant="action">
            Get my link
          </Button>
        </Form>
      )}
    </div>
  );
}
