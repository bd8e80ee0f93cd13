import { data } from "react-router";
import {
  type Confirmed as ConfirmedEmail,
  confirmEmail,
} from "~/features/onboarding/completion/confirm-email.server.ts";
import { readOnboardingLink } from "~/features/onboarding/drafts/onboarding-links.server.ts";
import { waitFor, waitMessage } from "~/platform/http/limit.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { Button } from "~/ui/button.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { Outcome } from "~/ui/outcome.tsx";
import type { Route } from "./+types/confirm-email";
import { DraftLinkExpired } from "./link-expired.tsx";

/** Opening the link changes nothing: mail scanners open links too. The button confirms. */
export function loader({ context, params }: Route.LoaderArgs) {
  const genuine =
    readOnboardingLink(context.get(platformContext), "confirm", params.token) !== null;
  return data({ genuine }, { status: genuine ? 200 : 410 });
}

export async function action({ context, params }: Route.ActionArgs) {
  const seconds = await waitFor(context, "confirm");
  if (seconds > 0) return data({ ok: false as const, code: waitMessage(seconds) }, { status: 429 });
  const confirmed = await confirmEmail(context.get(platformContext), params.token);
  return data(confirmed, { status: confirmed.ok ? 200 : 410 });
}

export const meta: Route.MetaFunction = () => [
  { title: "Confirm your email" },
  { name: "robots", content: "noindex" },
];

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.ok) return <Confirmed {...actionData} />;
  if (!loaderData.genuine || actionData?.code === "link_expired") return <DraftLinkExpired />;
  return (
    <Outcome title="Confirm your email">
      <p>Press the button to confirm that this email address is yours. Then your page goes live.</p>
      {actionData ? <p role="alert">{actionData.code}</p> : null}
      <form method="post">
        <Button type="submit" variant="action" size="large">
          Confirm and go live
        </Button>
      </form>
    </Outcome>
  );
}

function Confirmed({ businessName, pages }: Extract<ConfirmedEmail, { ok: true }>) {
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
      <LinkButton href="/">Return to Home</LinkButton>
    </Outcome>
  );
}
