import { data } from "react-router";
import {
  type Confirmed as ConfirmedEmail,
  confirmEmail,
} from "~/features/onboarding/completion/confirm-email.server.ts";
import { readOnboardingLink } from "~/features/onboarding/drafts/onboarding-links.server.ts";
import { runButton, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import type { Route } from "./+types/confirm-email";
import { DraftLinkExpired } from "./link-expired.tsx";

/** Opening the link changes nothing: mail scanners open links too. The button confirms. */
export function loader({ context, params }: Route.LoaderArgs) {
  const genuine =
    readOnboardingLink(context.get(platformContext), "confirm", params.token) !== null;
  return data({ genuine }, { status: linkStatus(genuine) });
}

export async function action(args: Route.ActionArgs) {
  const confirmed = await runButton(args, {
    limit: "confirm",
    call: ({ platform }) => confirmEmail(platform, args.params.token),
  });
  if (!confirmed.ok) return showAgain(confirmed, { expired: confirmed.code === "link_expired" });
  const { businessName, pages, cookie } = confirmed;
  return data({ confirmed: { businessName, pages } }, { headers: { "set-cookie": cookie } });
}

export const meta: Route.MetaFunction = () => [
  { title: "Confirm your email" },
  { name: "robots", content: "noindex" },
];

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && "confirmed" in actionData) return <Confirmed {...actionData.confirmed} />;
  if (!loaderData.genuine || actionData?.expired) return <DraftLinkExpired />;
  return (
    <Outcome title="Confirm your email">
      <p>Press the button to confirm that this email address is yours. Then your page goes live.</p>
      {actionData ? <p role="alert">{actionData.message}</p> : null}
      <form method="post">
        <Button type="submit" variant="action" size="large">
          Confirm and go live
        </Button>
      </form>
    </Outcome>
  );
}

function Confirmed({ businessName, pages }: ConfirmedEmail) {
  const live = pages.filter((page) => page.outcome === "live");
  const waiting = pages.filter((page) => page.outcome === "waiting");
  return (
    <Outcome done title={`Thank you, ${businessName} is confirmed`}>
      {live.length > 0 ? (
        <>
          <p>{live.length === 1 ? "Your page is live:" : "Your pages are live:"}</p>
          <ul>
            {live.map(({ path }) => (
              <li key={path}>
                <a href={path} className="text-link">
                  {path}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {waiting.length > 0 ? (
        <p>
          Another contractor already holds{" "}
          {waiting.length === 1 ? "one of your territories" : "some of your territories"}, so you
          are on the waiting list there. We write to you when it becomes free.
        </p>
      ) : null}
      {pages.length === 0 ? (
        <p>We are preparing your page and write to you within 24 hours.</p>
      ) : null}
      <LinkButton href="/crm" size="large">
        Sign in to your CRM
      </LinkButton>
      <a href="/" className="text-link">
        Return to Home
      </a>
    </Outcome>
  );
}
