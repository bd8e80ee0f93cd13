import { data, Form, type LinksFunction, redirect } from "react-router";
import { acceptMemberInvitation, showMemberInvitation } from "~/domains/identity/index.server.ts";
import { memberRoleLabels } from "~/domains/shared/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { AuthPage } from "~/web/shared/account/auth-page.tsx";
import crmStyles from "../frame/crm.css?url";
import type { Route } from "./+types/invitation";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: crmStyles }];
export const meta: Route.MetaFunction = () => [
  { title: "Join the business" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const invitation = await showMemberInvitation(context.get(platformContext), params.token);
  return data({ invitation }, { status: linkStatus(invitation !== null) });
}

/** Joins the business and signs in; a user who already has a business is sent to sign in. */
export async function action(args: Route.ActionArgs) {
  const { values, ...joined } = await runForm(args, {
    limit: "confirm",
    call: ({ platform, request, body, address }) =>
      acceptMemberInvitation(platform, request, args.params.token, body, address),
  });
  if (!joined.ok) return showAgain(joined, { name: String(values.name ?? "") });
  return redirect(joined.next, { status: 303, headers: joined.headers });
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation } = loaderData;
  if (!invitation) {
    return (
      <AuthPage
        audience="member"
        title="This invitation no longer works"
        introduction="An invitation expires in 7 days, can only be used once, and can be canceled. Ask the person who invited you for a new one."
      >
        <a href="/crm/sign-in" className="text-link">
          Sign in
        </a>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      audience="member"
      title={`Join ${invitation.businessName}`}
      introduction={
        <p className="break-words">
          Your role: {memberRoleLabels[invitation.role]}. You sign in with {invitation.email}.
        </p>
      }
    >
      {actionData?.message ? (
        <Alert tone="bad" role="alert">
          {actionData.message}
        </Alert>
      ) : null}
      <Form method="post" noValidate className="flex flex-col gap-5">
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          defaultValue={actionData?.name ?? invitation.name}
          error={actionData?.errors.name}
        />
        <Button type="submit" variant="action" size="large">
          Join
        </Button>
      </Form>
    </AuthPage>
  );
}
