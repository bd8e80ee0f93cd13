import { type LinksFunction, redirect } from "react-router";
import { identifyMember, requestSignIn } from "~/domains/identity/index.server.ts";
import { crmPath } from "~/domains/identity/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { runsScriptFiles } from "~/platform/http/responses/page-headers.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { AuthForm, AuthPage, PasskeySignIn } from "~/web/shared/account/auth-page.tsx";
import crmStyles from "../frame/crm.css?url";
import type { Route } from "./+types/sign-in";

export const headers = () => runsScriptFiles;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: crmStyles }];
export const meta: Route.MetaFunction = () => [
  { title: "Sign in to your business" },
  { name: "description", content: "Your leads, conversations, and schedule, with one sign-in." },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = crmPath(new URL(request.url).searchParams.get("next"));
  const visitor = await identifyMember(context.get(platformContext), request);
  if (visitor.kind === "member") throw redirect(next);
  return { next };
}

/** Responds with the code page for every email address, known or not. */
export async function action(args: Route.ActionArgs) {
  const { values, ...result } = await runForm(args, {
    call: ({ platform, request, body, address }) => requestSignIn(platform, request, body, address),
  });
  if (!result.ok) return showAgain(result, { email: String(values.email ?? "") });
  return redirect("/crm/sign-in/code", { status: 303, headers: { "set-cookie": result.cookie } });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthPage
      audience="member"
      title="Sign in"
      introduction="We’ll email you a code. No password needed."
    >
      <AuthForm message={actionData?.message}>
        <input type="hidden" name="next" value={loaderData.next} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username webauthn"
          defaultValue={actionData?.email}
          error={actionData?.errors.email}
        />
        <Button type="submit" variant="action" size="large" data-busy-label="Sending...">
          Email me a code
        </Button>
      </AuthForm>
      <PasskeySignIn
        next={loaderData.next}
        action="/crm/sign-in/passkey"
        otherwise="an email code"
      />
    </AuthPage>
  );
}
