import { Form } from "react-router";
import {
  changeMemberName,
  endOwnSessions,
  listOwnSessions,
} from "~/domains/identity/index.server.ts";
import { memberRoleLabels } from "~/domains/shared/index.ts";
import { showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import { Sessions } from "~/web/shared/account/sessions.tsx";
import type { Route } from "./+types/account";

export const meta: Route.MetaFunction = () => [{ title: "Your account" }];

export async function loader({ context }: Route.LoaderArgs) {
  const member = sessionMember(context);
  const { name, email, role, businessName } = member;
  const sessions = await listOwnSessions(context.get(platformContext), member);
  return { member: { name, email, role, businessName }, sessions };
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const member = sessionMember(context);
  const values = await readFormValues(request);
  if (values.intent === "rename") {
    const renamed = await changeMemberName(platform, member, values);
    if (!renamed.ok) return showAgain(renamed, { name: String(values.name ?? "") });
    return { message: "Name saved.", errors: {}, name: renamed.name };
  }
  if (values.intent !== "end-sessions") throw malformed();
  const ended = await endOwnSessions(platform, member, readId(values.session_id));
  const message = `Signed out on ${ended} other ${ended === 1 ? "device" : "devices"}.`;
  return { message, errors: {}, name: undefined };
}

/** The member's own account and sessions. */
export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { member, sessions } = loaderData;
  const errors: { name?: string | undefined } = actionData?.errors ?? {};
  const done = actionData?.message && !errors.name;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <div>
        <h1 className="text-2xl">Your account</h1>
        <p className="mt-1 text-muted">
          {memberRoleLabels[member.role]} of {member.businessName}
        </p>
      </div>
      {done ? (
        <Alert tone="good" role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <Card as="section">
        <Form method="post" noValidate className="flex flex-col gap-5">
          <TextField
            label="Your name"
            name="name"
            autoComplete="name"
            defaultValue={actionData?.name ?? member.name}
            error={errors.name}
          />
          <p className="text-sm text-muted">You sign in with {member.email}.</p>
          <Button type="submit" name="intent" value="rename" className="self-start">
            Save
          </Button>
        </Form>
      </Card>
      <Card as="section" className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 grow basis-64">
          <h2 className="text-xl">Passkeys</h2>
          <p className="mt-1 text-muted">Sign in with your fingerprint, face, or PIN.</p>
        </div>
        <LinkButton href="/crm/account/passkeys" variant="secondary">
          Manage passkeys
        </LinkButton>
      </Card>
      <Sessions audience="member" sessions={sessions} />
      <Form method="post" action="/crm/sign-out">
        <Button type="submit" variant="secondary">
          Sign out
        </Button>
      </Form>
    </div>
  );
}
