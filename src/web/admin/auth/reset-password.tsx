import { data, type LinksFunction, redirect } from "react-router";
import { isResetOpen, resetPassword } from "~/domains/identity/index.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { besideField, linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { AuthPage } from "~/web/shared/account/auth-page.tsx";
import adminStyles from "../frame/admin.css?url";
import type { Route } from "./+types/reset-password";
import { StaffLinkExpired } from "./new-account-form.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];
export const meta: Route.MetaFunction = () => [
  { title: "Choose a new password" },
  { name: "robots", content: "noindex" },
];

/** Opening the link changes nothing: mail scanners open links too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const open = await isResetOpen(context.get(platformContext), params.token);
  return data({ open }, { status: linkStatus(open) });
}

export async function action(args: Route.ActionArgs) {
  const reset = await runForm(args, {
    limit: "confirm",
    call: ({ platform, body }) => resetPassword(platform, args.params.token, body),
  });
  if (reset.ok) return redirect("/admin/login?password=new", { status: 303 });
  return showAgain(besideField(reset, "password"), {});
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.open) {
    return (
      <StaffLinkExpired>
        Links work once and expire in 1 hour.{" "}
        <a href="/admin/forgot-password" className="text-link">
          Get a new link
        </a>
        .
      </StaffLinkExpired>
    );
  }
  return (
    <AuthPage
      audience="staff"
      title="Choose a new password"
      introduction="You’ll be signed out on every device."
    >
      <form method="post" noValidate className="flex flex-col gap-5">
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least 12 characters."
          error={actionData?.errors.password}
        />
        <Button type="submit" size="large">
          Save password
        </Button>
      </form>
    </AuthPage>
  );
}
