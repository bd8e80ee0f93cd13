import { data, Form } from "react-router";
import {
  changeRole,
  disableMember,
  enableMember,
  inviteStaff,
  listOpenInvitations,
  listStaff,
  resetTwoFactor,
  revokeInvitation,
} from "~/domains/identity/index.server.ts";
import { readRole, roleLabels, roleSummaries, staffRoles } from "~/domains/shared/index.ts";
import { showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { RadioGroup } from "~/ui/form/choice-group.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { respondWithMessage } from "~/web/shared/frame/form-results.server.ts";
import type { Route } from "./+types/staff";
import { OpenInvitations, StaffTable } from "./staff-table.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Staff" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  return {
    members: await listStaff(platform, actor),
    invitations: await listOpenInvitations(platform, actor),
    ownId: actor.id,
    sending: platform.mailer !== null,
  };
}

const successTexts = {
  "change-role": "Role changed. They’re signed out everywhere.",
  disable: "Disabled. They’re signed out everywhere.",
  enable: "Enabled. They can sign in again.",
  "take-codes-away": "Two-factor is off. They sign in with only their password.",
  revoke: "Invitation canceled. Its link no longer works.",
};

const refusals = {
  not_allowed: "Your own role just changed, so nothing was done.",
  not_found: "This no longer exists, so nothing was done.",
  last_super_admin: "This is the last super admin. Make someone else a super admin first.",
};

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const values = await readFormValues(request);
  if (values.intent === "invite") {
    const invited = await inviteStaff(platform, actor, values);
    if (invited.ok) return respondWithMessage(invited, `Invitation sent to ${invited.email}.`);
    const typed = { email: String(values.email ?? ""), role: String(values.role ?? "") };
    return showAgain(invited, { refused: true, typed }, refusals);
  }
  const id = readId(values.id);
  const role = readRole(values.role);
  const intent = String(values.intent) as keyof typeof successTexts;
  const act = {
    "change-role": (memberId: string) =>
      role ? changeRole(platform, actor, memberId, role) : null,
    disable: (memberId: string) => disableMember(platform, actor, memberId),
    enable: (memberId: string) => enableMember(platform, actor, memberId),
    "take-codes-away": (id: string) => resetTwoFactor(platform, actor, id),
    revoke: (id: string) => revokeInvitation(platform, actor, id),
  };
  const change = id && Object.hasOwn(act, intent) ? await act[intent](id) : null;
  if (!change) throw malformed();
  const response = respondWithMessage(change, successTexts[intent], refusals);
  return change.ok
    ? response
    : data({ ...response.data, about: String(id) }, response.init ?? undefined);
}

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const { members, invitations, ownId, sending } = loaderData;
  const refused = actionData && "errors" in actionData ? actionData : null;
  const rowResult = actionData && "about" in actionData ? actionData : null;
  const inRow = rowResult && members.some(({ id }) => id === rowResult.about) ? rowResult : null;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-2xl">Staff</h1>
        <p className="mt-1 text-muted">Who can sign in here and what they can do.</p>
      </div>
      {actionData?.message && !inRow ? (
        <Alert
          tone={actionData.refused ? "bad" : "good"}
          role={actionData.refused ? "alert" : "status"}
        >
          {actionData.message}
        </Alert>
      ) : null}
      <StaffTable
        members={members}
        ownId={ownId}
        refused={inRow ? { id: String(inRow.about), reason: inRow.message ?? "" } : null}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <InviteForm errors={refused?.errors} typed={refused?.typed} />
        <OpenInvitations invitations={invitations} sending={sending} />
      </div>
    </div>
  );
}

type InviteFormProps = {
  /** Set if the invitation was refused. */
  errors: FieldErrors | undefined;
  typed: { email: string; role: string } | undefined;
};

/** Invites a staff member by email. */
function InviteForm({ errors: refused, typed }: InviteFormProps) {
  const form = useFreshForm(refused !== undefined);
  const errors = refused ?? {};
  return (
    <Card as="section">
      <h2 className="text-xl">Invite team member</h2>
      <Form ref={form} method="post" noValidate className="mt-4 flex flex-col gap-5">
        <ErrorSummary errors={errors} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={typed?.email}
          error={errors.email}
        />
        <RadioGroup
          legend="Role"
          name="role"
          defaultValue={typed?.role || "viewer"}
          error={errors.role}
          options={staffRoles
            .toReversed()
            .map((role) => ({ value: role, label: roleLabels[role], hint: roleSummaries[role] }))}
        />
        <Button type="submit" name="intent" value="invite" className="self-start">
          Send invitation
        </Button>
      </Form>
    </Card>
  );
}
