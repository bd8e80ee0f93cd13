import { type LinksFunction, redirect } from "react-router";
import { findPendingSignIn, signInMemberWithCode } from "~/domains/identity/index.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { runsScriptFiles } from "~/platform/http/responses/page-headers.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { AuthForm, AuthPage } from "~/web/shared/account/auth-page.tsx";
import crmStyles from "../frame/crm.css?url";
import type { Route } from "./+types/sign-in-code";

export const headers = () => runsScriptFiles;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: crmStyles }];
export const meta: Route.MetaFunction = () => [
  { title: "Enter your code" },
  { name: "robots", content: "noindex" },
];

/** Starts over if this browser requested no code, or its code has expired. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const waiting = await findPendingSignIn(context.get(platformContext), request);
  if (!waiting) throw redirect("/crm/sign-in");
  return { email: waiting.email, next: waiting.next };
}

export async function action(args: Route.ActionArgs) {
  const { values: _, ...signedIn } = await runForm(args, {
    call: ({ platform, request, body, address }) =>
      signInMemberWithCode(platform, request, body, address),
  });
  if (!signedIn.ok) return showAgain(signedIn, {});
  return redirect(signedIn.next, { status: 303, headers: signedIn.headers });
}

export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const { email, next } = loaderData;
  return (
    <AuthPage
      audience="member"
      title="Enter your code"
      introduction={
        <p className="break-words">If {email} is on a team here, we emailed it a six-digit code.</p>
      }
    >
      <AuthForm message={actionData?.message}>
        <TextField
          label="Code"
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          spellCheck={false}
          className="text-2xl tracking-[0.3em]"
          error={actionData?.errors.code}
        />
        <Button type="submit" variant="action" size="large" data-busy-label="Signing in...">
          Sign in
        </Button>
      </AuthForm>
      <a href={`/crm/sign-in?next=${encodeURIComponent(next)}`} className="text-link text-sm">
        No email? Get another code
      </a>
    </AuthPage>
  );
}
