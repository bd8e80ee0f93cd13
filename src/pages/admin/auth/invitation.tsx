import { data, type LinksFunction } from "react-router";
import { roleLabels, roleSummaries } from "~/features/access/roles.ts";
import { acceptInvitation } from "~/features/staff/members/accept-invitation.server.ts";
import { showInvitation } from "~/features/staff/members/invitations.server.ts";
import { waitFor, waitMessage } from "~/platform/http/limit.server.ts";
import { readFormValues } from "~/platform/http/read-body.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { TextField } from "~/ui/text-field.tsx";
import adminStyles from "../frame/admin.css?url";
import type { Route } from "./+types/invitation";
import { AuthPage } from "./auth-page.tsx";
import { enterNewAccount } from "./enter-new-account.server.ts";
import { StaffLinkExpired } from "./link-expired.tsx";
import { NewAccountForm } from "./new-account-form.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];
export const meta: Route.MetaFunction = () => [
  { title: "Join the staff" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const invitation = await showInvitation(context.get(platformContext), params.token);
  return data({ invitation }, { status: invitation ? 200 : 410 });
}

/** Makes the account and signs in with it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const values = await readFormValues(request);
  const name = String(values.name ?? "");
  const seconds = await waitFor(context, "confirm");
  if (seconds > 0) {
    const errors: FieldErrors = { password: waitMessage(seconds) };
    return data({ errors, name }, { status: 429 });
  }
  const accepted = await acceptInvitation(platform, params.token, values);
  if (accepted.ok) {
    return enterNewAccount(request, context, accepted);
  }
  const errors = accepted.code === "invalid" ? accepted.errors : ({} as FieldErrors);
  return data({ errors, name }, { status: accepted.code === "invalid" ? 422 : 410 });
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation } = loaderData;
  if (!invitation) {
    return (
      <StaffLinkExpired>
        An invitation works once, for seven days, unless it is taken back. Ask whoever invited you
        for another.
      </StaffLinkExpired>
    );
  }
  const errors: FieldErrors = actionData?.errors ?? {};
  return (
    <AuthPage
      title="Join the staff"
      introduction={`You are invited as ${roleLabels[invitation.role]}: ${roleSummaries[invitation.role].toLowerCase()}.`}
    >
      <NewAccountForm errors={errors} submitLabel="Join">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          defaultValue={invitation.email}
          hint="You sign in with this address."
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
