import { Form, useNavigation } from "react-router";
import { listTeam } from "~/domains/identity/index.server.ts";
import { memberRoleLabels } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/team";
import { changeTeamAction } from "./team-action.server.ts";
import { MemberRow, OpenInvitations, RoleFields } from "./team-members.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Team" }];
export const action = changeTeamAction;

export async function loader({ context }: Route.LoaderArgs) {
  const reader = context.get(memberContext);
  const team = await listTeam(context.get(platformContext), reader, reader.contractorId);
  const ownId = reader.kind === "member" ? reader.id : null;
  return { ...team, ownId, requestKey: newRequestKey() };
}

/** Team of the business; owners invite members, change roles and remove them. */
export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  const { team, invitations, ownId } = loaderData;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <h1 className="text-2xl">Team</h1>
      {actionData?.message ? (
        <Alert
          tone={actionData.refused ? "bad" : "good"}
          role={actionData.refused ? "alert" : "status"}
        >
          {actionData.message}
        </Alert>
      ) : null}
      <ul className="divide-y divide-line rounded-2xl border border-line bg-surface">
        {team.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            label={memberRoleLabels[member.role]}
            isSelf={member.id === ownId}
            canChange={ownId !== null}
          />
        ))}
      </ul>
      <OpenInvitations invitations={invitations} canChange={ownId !== null} />
      {ownId ? (
        <InviteForm
          requestKey={loaderData.requestKey}
          errors={actionData?.errors}
          email={actionData?.email}
        />
      ) : null}
    </div>
  );
}

type InviteFormProps = {
  requestKey: string;
  errors: FieldErrors | undefined;
  /** Input of a rejected form. */
  email: string | undefined;
};

/** Invites a team member by email. */
function InviteForm({ requestKey, errors = {}, email }: InviteFormProps) {
  const form = useFreshForm(email !== undefined);
  const busy = useNavigation().state !== "idle";
  return (
    <section aria-labelledby="invite" className="flex flex-col gap-4">
      <h2 id="invite" className="text-xl">
        Invite teammate
      </h2>
      <Form ref={form} method="post" noValidate className="flex max-w-sm flex-col gap-4">
        <input type="hidden" name="request_key" value={requestKey} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={email}
          error={errors.email}
        />
        <RoleFields id="new" memberRole="office" moneyAllowed={false} error={errors.role} />
        <Button
          type="submit"
          name="intent"
          value="invite"
          variant="action"
          busy={busy}
          busyLabel="Sending..."
          className="self-start"
        >
          Send invitation
        </Button>
      </Form>
    </section>
  );
}
