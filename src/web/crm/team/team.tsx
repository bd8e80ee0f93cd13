import { listTeam } from "~/domains/identity/members/team/list-team.server.ts";
import { memberRoleLabels } from "~/domains/shared/access/member-roles.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { memberContext } from "../frame/guard.server.ts";
import { SettingsTabs } from "../frame/settings-tabs.tsx";
import type { Route } from "./+types/team";
import { InviteForm } from "./invite-form.tsx";
import { MemberRow } from "./member-row.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { changeTeamAction } from "./team-action.server.ts";

export const meta: Route.MetaFunction = () => [{ title: "Team" }];
export const action = changeTeamAction;

export async function loader({ context }: Route.LoaderArgs) {
  const reader = context.get(memberContext);
  const team = await listTeam(context.get(platformContext), reader, reader.contractorId);
  const ownId = reader.kind === "member" ? reader.id : null;
  return { ...team, ownId, requestKey: newRequestKey() };
}

/** Who belongs to the business; the owner invites, gives roles and revokes. */
export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  const { team, invitations, ownId } = loaderData;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <SettingsTabs />
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
