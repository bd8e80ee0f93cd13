import { data, redirect } from "react-router";
import { draftCookie } from "~/features/onboarding/drafts/draft-cookie.server.ts";
import { readOnboardingLink } from "~/features/onboarding/drafts/onboarding-links.server.ts";
import { resumeDraft } from "~/features/onboarding/drafts/resume.server.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import type { Route } from "./+types/resume";
import { DraftLinkExpired } from "./link-expired.tsx";

/** Opening the link changes nothing; the button gives this browser the draft. */
export function loader({ context, params }: Route.LoaderArgs) {
  const genuine = readOnboardingLink(context.get(platformContext), "resume", params.token) !== null;
  return data({ genuine }, { status: linkStatus(genuine) });
}

export async function action({ context, params }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const token = await resumeDraft(platform, params.token);
  if (!token) return data(null, { status: linkStatus(false) });
  return redirect("/get-started", {
    status: 303,
    headers: { "set-cookie": draftCookie(platform, token) },
  });
}

export const meta: Route.MetaFunction = () => [
  { title: "Continue your setup" },
  { name: "robots", content: "noindex" },
];

export default function Resume({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.genuine || actionData === null) return <DraftLinkExpired />;
  return (
    <Outcome title="Continue your setup">
      <p>Your answers are saved. Go on where you left off.</p>
      <form method="post">
        <Button type="submit" variant="action" size="large">
          Continue my setup
        </Button>
      </form>
    </Outcome>
  );
}
