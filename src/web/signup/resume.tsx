import { data, redirect } from "react-router";
import {
  draftCookie,
  findResumable,
  readOutlook,
  resumeDraft,
} from "~/domains/signup/index.server.ts";
import { runButton, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import type { Route } from "./+types/resume";
import { DraftLinkExpired } from "./link-expired.tsx";

/** Opening the link changes nothing; the button moves the draft to this browser. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const draft = await findResumable(platform, params.token);
  const outlook = await readOutlook(platform, draft);
  return data({ genuine: draft !== null, outlook }, { status: linkStatus(draft !== null) });
}

export async function action(args: Route.ActionArgs) {
  const resumed = await runButton(args, {
    call: ({ platform }) => resumeDraft(platform, args.params.token),
  });
  if (!resumed.ok) return showAgain(resumed, {});
  const cookie = draftCookie(args.context.get(platformContext), resumed.token);
  return redirect("/get-started", { status: 303, headers: { "set-cookie": cookie } });
}

export const meta: Route.MetaFunction = () => [
  { title: "Continue your setup" },
  { name: "robots", content: "noindex" },
];

export default function Resume({ loaderData, actionData }: Route.ComponentProps) {
  const { genuine, outlook } = loaderData;
  if (!genuine || actionData) return <DraftLinkExpired />;
  return (
    <Outcome title="Continue your setup">
      <p>Your answers are saved. Pick up where you left off.</p>
      {outlook?.sentences
        .filter(({ outcome }) => outcome !== "live")
        .map(({ outcome, text }) => (
          <p key={outcome}>{text}</p>
        ))}
      <form method="post">
        <Button type="submit" variant="action" size="large">
          Continue my setup
        </Button>
      </form>
    </Outcome>
  );
}
