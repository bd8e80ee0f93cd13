import { data, redirect } from "react-router";
import { prefillCookie, readClaimInvitation } from "~/domains/signup/index.server.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import type { Route } from "./+types/invited";
import { DraftLinkExpired } from "./link-expired.tsx";

/** Opening the link changes nothing; the button takes the claim into the wizard. */
export function loader({ context, params }: Route.LoaderArgs) {
  const genuine = readClaimInvitation(context.get(platformContext), params.token) !== null;
  return data({ genuine }, { status: linkStatus(genuine) });
}

export function action({ context, params }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const leadResultId = readClaimInvitation(platform, params.token);
  if (!leadResultId) return data(null, { status: linkStatus(false) });
  return redirect("/get-started", {
    status: 303,
    headers: { "set-cookie": prefillCookie(platform, leadResultId) },
  });
}

export const meta: Route.MetaFunction = () => [
  { title: "Claim your territory" },
  { name: "robots", content: "noindex" },
];

export default function Invited({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.genuine || actionData === null) return <DraftLinkExpired />;
  return (
    <Outcome title="Claim your territory">
      <p>Seven quick steps set up your page. We've filled in what you already told us.</p>
      <form method="post">
        <Button type="submit" variant="action" size="large">
          Start my setup
        </Button>
      </form>
    </Outcome>
  );
}
