import { useEffect, useRef } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import {
  changeOwnPassword,
  endOwnSessions,
  listOwnSessions,
} from "~/domains/identity/index.server.ts";
import { roleLabels, roleSummaries } from "~/domains/shared/index.ts";
import { showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { DescriptionList } from "~/ui/tables/description-list.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { Sessions } from "~/web/shared/account/sessions.tsx";
import type { Route } from "./+types/account";

export const meta: Route.MetaFunction = () => [{ title: "Your account" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const { sessionId: _, ...member } = actor;
  const sessions = await listOwnSessions(platform, actor);
  return { member, sessions, required: platform.settings.requireTwoFactor };
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const member = context.get(staffContext);
  const values = await readFormValues(request);
  if (values.intent === "change-password") {
    const change = await changeOwnPassword(platform, member, values);
    if (!change.ok) return showAgain(change, {});
    return { message: "Password changed. You’re signed out everywhere else.", errors: {} };
  }
  if (values.intent !== "end-sessions") throw malformed();
  const ended = await endOwnSessions(platform, member, readId(values.session_id));
  const message = ended === 1 ? "1 device signed out." : `${ended} devices signed out.`;
  return { message, errors: {} };
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { member, sessions, required } = loaderData;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <h1 className="text-2xl">Your account</h1>
      {actionData?.message ? (
        <Alert tone="good" role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <Card as="section">
        <DescriptionList
          items={[
            { term: "Name", description: member.name },
            { term: "Email", description: member.email },
            {
              term: "Role",
              description: `${roleLabels[member.role]}: ${roleSummaries[member.role].toLowerCase()}`,
            },
          ]}
        />
      </Card>
      <Card as="section" className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 grow basis-80">
          <h2 className="flex flex-wrap items-center gap-3 text-xl">
            Two-factor authentication
            <Badge tone={member.twoFactor ? "good" : "neutral"}>
              {member.twoFactor ? "On" : "Off"}
            </Badge>
          </h2>
          <p className="mt-2 text-muted">
            {member.twoFactor
              ? "You sign in with your password and a code from your authenticator app."
              : "Without it, anyone who steals your password can sign in as you."}
            {required ? " It’s required here." : null}
          </p>
        </div>
        <LinkButton
          href="/admin/account/codes"
          variant={member.twoFactor ? "secondary" : "primary"}
        >
          {member.twoFactor ? "Manage two-factor" : "Turn on two-factor"}
        </LinkButton>
      </Card>
      <Card as="section" className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 grow basis-80">
          <h2 className="text-xl">Passkeys</h2>
          <p className="mt-2 text-muted">
            Sign in with your fingerprint, face, or device PIN, with no password or code.
          </p>
        </div>
        <LinkButton href="/admin/account/passkeys" variant="secondary">
          Manage passkeys
        </LinkButton>
      </Card>
      <AccountPassword errors={actionData?.errors ?? {}} email={member.email} />
      <Sessions audience="staff" sessions={sessions} />
    </div>
  );
}

type AccountPasswordProps = { errors: FieldErrors; email: string };

function AccountPassword({ errors, email }: AccountPasswordProps) {
  const form = useRef<HTMLFormElement>(null);
  const actionData = useActionData<object>();
  const { formData, state } = useNavigation();
  const busy = state !== "idle" && formData?.get("intent") === "change-password";
  useEffect(() => {
    if (actionData) form.current?.reset();
  }, [actionData]);
  return (
    <Card as="section">
      <h2 className="text-xl">Password</h2>
      <Form ref={form} method="post" noValidate className="mt-4 flex max-w-md flex-col gap-5">
        <ErrorSummary errors={errors} />
        {/* Gives password managers the account of the password. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <TextField
          label="Current password"
          name="current_password"
          type="password"
          autoComplete="current-password"
          error={errors.current_password}
        />
        <TextField
          label="New password"
          name="new_password"
          type="password"
          autoComplete="new-password"
          hint="At least 12 characters. You’ll be signed out everywhere else."
          error={errors.new_password}
        />
        <Button
          type="submit"
          name="intent"
          value="change-password"
          busy={busy}
          busyLabel="Changing..."
          className="self-start"
        >
          Change password
        </Button>
      </Form>
    </Card>
  );
}
