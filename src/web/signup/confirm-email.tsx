import { data } from "react-router";
import { forecastSentences } from "~/domains/publishing/index.ts";
import {
  type Confirmed as ConfirmedEmail,
  confirmEmail,
  readConfirmation,
} from "~/domains/signup/index.server.ts";
import { runButton, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import type { Route } from "./+types/confirm-email";
import { DraftLinkExpired } from "./link-expired.tsx";

/** Opening the link changes nothing, because mail scanners open links too. The button confirms. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const confirmation = await readConfirmation(context.get(platformContext), params.token);
  return data({ confirmation }, { status: linkStatus(confirmation !== null) });
}

export async function action(args: Route.ActionArgs) {
  const confirmed = await runButton(args, {
    limit: "confirm",
    call: ({ platform }) => confirmEmail(platform, args.params.token),
  });
  if (!confirmed.ok) return showAgain(confirmed, { expired: confirmed.code === "link_expired" });
  const { pages, cookie } = confirmed;
  return data({ confirmed: { pages } }, { headers: { "set-cookie": cookie } });
}

export const meta: Route.MetaFunction = () => [
  { title: "Confirm your email" },
  { name: "robots", content: "noindex" },
];

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { confirmation } = loaderData;
  if (actionData && "confirmed" in actionData) return <Confirmed {...actionData.confirmed} />;
  if (!confirmation || actionData?.expired) return <DraftLinkExpired />;
  const forecast = forecastSentences(confirmation.pages, "confirming");
  const goesLive = forecast.some(({ outcome }) => outcome === "live");
  return (
    <Outcome title="Confirm your email">
      <p>Click the button to confirm that this email address is yours.</p>
      {forecast.map(({ outcome, text }) => (
        <p key={outcome}>{text}</p>
      ))}
      {actionData ? <p role="alert">{actionData.message}</p> : null}
      <form method="post">
        <Button type="submit" variant="action" size="large">
          {goesLive ? "Confirm and go live" : "Confirm my email"}
        </Button>
      </form>
    </Outcome>
  );
}

function Confirmed({ pages }: ConfirmedEmail) {
  const live = pages.filter((page) => page.outcome === "live");
  const otherSentences = forecastSentences(
    pages.filter((page) => page.outcome !== "live"),
    "confirmed",
  );
  return (
    <Outcome done title="Thank you! Your email is confirmed">
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
      {otherSentences.map(({ outcome, text }) => (
        <p key={outcome}>{text}</p>
      ))}
      {pages.length === 0 ? (
        <p>We're preparing your page and will email you within 24 hours.</p>
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
