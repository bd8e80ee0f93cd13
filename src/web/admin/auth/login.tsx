import { type LinksFunction, redirect } from "react-router";
import { identifyVisitor, signIn } from "~/domains/identity/index.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { runsScriptFiles } from "~/platform/http/responses/page-headers.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { safePath } from "~/web/admin/frame/guard.server.ts";
import { AuthForm, AuthPage, PasskeySignIn } from "~/web/shared/account/auth-page.tsx";
import adminStyles from "../frame/admin.css?url";
import type { Route } from "./+types/login";

export const headers = () => runsScriptFiles;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];
export const meta: Route.MetaFunction = () => [
  { title: "Admin Login" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const next = safePath(url.searchParams.get("next"));
  const visitor = await identifyVisitor(context.get(platformContext), request);
  if (visitor.kind === "staff") throw redirect(next);
  return { next, newPassword: url.searchParams.get("password") === "new" };
}

export async function action(args: Route.ActionArgs) {
  const { values, ...signedIn } = await runForm(args, {
    call: ({ platform, request, body, address }) => signIn(platform, request, body, address),
  });
  if (!signedIn.ok) return showAgain(signedIn, { email: String(values.email ?? "") });
  const next = safePath(String(values.next ?? ""));
  const { headers, codeNeeded } = signedIn;
  const target = codeNeeded ? `/admin/login/code?next=${encodeURIComponent(next)}` : next;
  return redirect(target, { status: 303, headers });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthPage audience="staff" title="Admin Login" introduction="Access the super admin dashboard">
      {loaderData.newPassword && !actionData ? (
        <Alert tone="good" role="status">
          Password changed. Sign in with your new password.
        </Alert>
      ) : null}
      <AuthForm message={actionData?.message}>
        <input type="hidden" name="next" value={loaderData.next} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.email}
          error={actionData?.errors.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={actionData?.errors.password}
        />
        <Button type="submit" size="large" data-busy-label="Signing in...">
          Sign In
        </Button>
      </AuthForm>
      <PasskeySignIn
        next={loaderData.next}
        action="/admin/login/passkey"
        otherwise="your password"
      />
      <a href="/admin/forgot-password" className="text-link self-start text-sm">
        Forgot your password?
      </a>
    </AuthPage>
  );
}
