import { data } from "react-router";
import { confirmApplication, findConfirmation } from "~/domains/growth/index.server.ts";
import { runButton, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import type { Route } from "./+types/confirm-application";

/** Opening the link changes nothing, because mail scanners open links too. The button confirms. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const state = await findConfirmation(context.get(platformContext), params.token);
  return data({ state }, { status: linkStatus(state === "open") });
}

export async function action(args: Route.ActionArgs) {
  const confirmed = await runButton(args, {
    limit: "confirm",
    call: ({ platform }) => confirmApplication(platform, args.params.token),
  });
  return confirmed.ok
    ? { confirmed: true, message: null }
    : showAgain(confirmed, { confirmed: false });
}

export const meta: Route.MetaFunction = () => [
  { title: "Confirm your email" },
  { name: "robots", content: "noindex" },
];

export default function ConfirmApplication({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.confirmed) {
    return (
      <Outcome done title="Thank you! Your email address is confirmed">
        <p>We'll review your application and get back to you within 24 hours.</p>
        <LinkButton href="/">Return to Home</LinkButton>
      </Outcome>
    );
  }
  if (loaderData.state === "already_confirmed") {
    return (
      <Outcome title="Already confirmed">
        <p>
          You already used this link. Your email address is confirmed, so there's nothing left to
          do.
        </p>
        <LinkButton href="/">Return to Home</LinkButton>
      </Outcome>
    );
  }
  if (loaderData.state === "link_expired") {
    return (
      <Outcome title="Link expired">
        <p>This link no longer works. Links expire after 7 days and can only be used once.</p>
        <LinkButton href="/revenue-share#apply">Apply again</LinkButton>
      </Outcome>
    );
  }
  return (
    <Outcome title="Confirm your email">
      <p>Click the button to confirm that this email address is yours.</p>
      {actionData?.message ? <p role="alert">{actionData.message}</p> : null}
      <form method="post">
        <Button type="submit" variant="action" size="large">
          Confirm my email address
        </Button>
      </form>
    </Outcome>
  );
}
