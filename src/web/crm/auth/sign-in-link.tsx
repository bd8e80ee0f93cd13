import { data, type LinksFunction, redirect } from "react-router";
import { showSignInLink, signInMemberWithLink } from "~/domains/identity/index.server.ts";
import { runButton, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { AuthPage } from "~/web/shared/account/auth-page.tsx";
import crmStyles from "../frame/crm.css?url";
import type { Route } from "./+types/sign-in-link";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: crmStyles }];
export const meta: Route.MetaFunction = () => [
  { title: "Sign in to your business" },
  { name: "robots", content: "noindex" },
];

/** Opening the link doesn't sign in, because mail scanners open links too. The button does. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const email = await showSignInLink(context.get(platformContext), params.token);
  return data({ email }, { status: linkStatus(email !== null) });
}

export async function action(args: Route.ActionArgs) {
  const signedIn = await runButton(args, {
    limit: "confirm",
    call: ({ platform, request, address }) =>
      signInMemberWithLink(platform, request, args.params.token, address),
  });
  if (!signedIn.ok) return showAgain(signedIn, {});
  return redirect(signedIn.next, { status: 303, headers: signedIn.headers });
}

export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  const { email } = loaderData;
  if (!email) {
    return (
      <AuthPage
        audience="member"
        title="This link no longer works"
        introduction="A sign-in link expires in 10 minutes and can only be used once."
      >
        <LinkButton href="/crm/sign-in">Get a new link</LinkButton>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      audience="member"
      title="Sign in"
      introduction={<p className="break-words">You’ll be signed in as {email}.</p>}
    >
      {actionData?.message ? <p role="alert">{actionData.message}</p> : null}
      <form method="post">
        <Button type="submit" variant="action" size="large" className="w-full">
          Sign in
        </Button>
      </form>
    </AuthPage>
  );
}
