import { data, type LinksFunction } from "react-router";
import { acceptInvitation, showInvitation } from "~/domains/identity/index.server.ts";
import { roleLabels, roleSummaries } from "~/domains/shared/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { besideField, linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { AuthPage } from "~/web/shared/account/auth-page.tsx";
import adminStyles from "../frame/admin.css?url";
import type { Route } from "./+types/invitation";
import { enterNewAccount } from "./enter-new-account.server.ts";
import { NewAccountForm, StaffLinkExpired } from "./new-account-form.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];
export const meta: Route.MetaFunction = () => [
  { title: "Join the team" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const invitation = await showInvitation(context.get(platformContext), params.token);
  return data({ invitation }, { status: linkStatus(invitation !== null) });
}

/** Creates the account and signs in. */
export async function action(args: Route.ActionArgs) {
  const { values, ...accepted } = await runForm(args, {
    limit: "confirm",
    call: ({ platform, body }) => acceptInvitation(platform, args.params.token, body),
  });
  if (accepted.ok) return enterNewAccount(args.request, args.context, accepted);
  return showAgain(besideField(accepted, "password"), { name: String(values.name ?? "") });
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation } = loaderData;
  if (!invitation) {
    return (
      <StaffLinkExpired>
        Invitations expire in 7 days, can only be used once, and can be canceled. Ask the person who
        invited you for a new one.
      </StaffLinkExpired>
    );
  }
  const errors: FieldErrors = actionData?.errors ?? {};
  return (
    <AuthPage
      audience="staff"
      title="Join the team"
      introduction={`You’re invited as ${roleLabels[invitation.role]}: ${roleSummaries[invitation.role].toLowerCase()}.`}
    >
      <NewAccountForm errors={errors} submitLabel="Join">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          defaultValue={invitation.email}
          hint="You’ll sign in with this address."
        />
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          defaultValue={actionData?.name}
          error={errors.name}
        />
      </NewAccountForm>
    </AuthPage>
  );
}
