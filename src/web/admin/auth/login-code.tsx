import { type LinksFunction, redirect } from "react-router";
import { signInWithCode } from "~/domains/identity/index.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { runsScriptFiles } from "~/platform/http/responses/page-headers.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { safePath } from "~/web/admin/frame/guard.server.ts";
import { AuthForm, AuthPage } from "~/web/shared/account/auth-page.tsx";
import adminStyles from "../frame/admin.css?url";
import type { Route } from "./+types/login-code";

export const headers = () => runsScriptFiles;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];
export const meta: Route.MetaFunction = () => [
  { title: "Enter your code" },
  { name: "robots", content: "noindex" },
];

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return {
    next: safePath(searchParams.get("next")),
    backup: searchParams.get("with") === "backup-code",
  };
}

/** Second step of a sign-in, after the password. */
export async function action(args: Route.ActionArgs) {
  const { values, ...signedIn } = await runForm(args, {
    call: ({ platform, request, body, address }) =>
      signInWithCode(platform, request, body, address),
  });
  if (!signedIn.ok) return showAgain(signedIn, { expired: signedIn.code === "sign_in_expired" });
  const { headers } = signedIn;
  return redirect(safePath(String(values.next ?? "")), { status: 303, headers });
}

export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  const { next, backup } = loaderData;
  const params = new URLSearchParams({ next, ...(backup ? {} : { with: "backup-code" }) });
  return (
    <AuthPage
      audience="staff"
      title="Enter your code"
      introduction={
        backup
          ? "Enter one of your backup codes. Each works once."
          : "Enter the six digits your authenticator app shows for this account."
      }
    >
      <AuthForm message={actionData?.message}>
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="with" value={backup ? "backup-code" : "app"} />
        <TextField
          label={backup ? "Backup code" : "Code"}
          name="code"
          autoComplete="one-time-code"
          inputMode={backup ? "text" : "numeric"}
          autoCapitalize="none"
          spellCheck={false}
          error={actionData?.errors.code}
        />
        <Button type="submit" size="large" data-busy-label="Signing in...">
          Sign In
        </Button>
      </AuthForm>
      <p className="flex flex-wrap justify-between gap-3 text-sm">
        <a href={`/admin/login/code?${params}`} className="text-link">
          {backup ? "Use an app code" : "Use a backup code"}
        </a>
        <a href={`/admin/login?next=${encodeURIComponent(next)}`} className="text-link">
          Start over
        </a>
      </p>
    </AuthPage>
  );
}
