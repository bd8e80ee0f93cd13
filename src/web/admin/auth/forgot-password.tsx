import type { LinksFunction } from "react-router";
import { requestPasswordReset } from "~/domains/identity/index.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { besideField } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { runsScriptFiles } from "~/platform/http/responses/page-headers.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { AuthForm, AuthPage } from "~/web/shared/account/auth-page.tsx";
import adminStyles from "../frame/admin.css?url";
import type { Route } from "./+types/forgot-password";

export const headers = () => runsScriptFiles;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];
export const meta: Route.MetaFunction = () => [
  { title: "Forgot your password?" },
  { name: "robots", content: "noindex" },
];

export function loader({ context }: Route.LoaderArgs) {
  return { sending: context.get(platformContext).mailer !== null };
}

/** Sends a reset link by email. The response doesn't reveal whether an address belongs to staff. */
export async function action(args: Route.ActionArgs) {
  const { values, ...result } = await runForm(args, {
    call: ({ platform, body, address }) => requestPasswordReset(platform, body, address),
  });
  const typed = String(values.email ?? "");
  if (result.ok) return { sent: true, typed, errors: {}, message: null };
  return showAgain(besideField(result, "email"), { sent: false, typed });
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const errors: Record<string, string> = actionData?.errors ?? {};
  const message = actionData && "message" in actionData ? String(actionData.message) : null;
  return (
    <AuthPage
      audience="staff"
      title="Forgot your password?"
      introduction="We’ll email you a link to choose a new one. It works once and expires in 1 hour."
    >
      {actionData?.sent ? (
        <Alert tone="good" role="status" title="Check your email">
          If this address belongs to a team member, we’ve sent a link.
          {loaderData.sending
            ? null
            : " No mail server is set up, so a super admin can find the link under Messages."}
        </Alert>
      ) : null}
      <AuthForm message={message}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.typed}
          error={errors.email}
        />
        <Button type="submit" size="large" data-busy-label="Sending...">
          Send link
        </Button>
      </AuthForm>
      <a href="/admin/login" className="text-link self-start text-sm">
        Back to sign in
      </a>
    </AuthPage>
  );
}
