import { Form } from "react-router";
import type { Team } from "~/domains/identity/members/team/list-team.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { RoleFields } from "./role-fields.tsx";

type MemberRowProps = {
  member: Team["team"][number];
  label: string;
  isSelf: boolean;
  canChange: boolean;
};

/** One team member, with the changes under "Edit". */
export function MemberRow({ member, label, isSelf, canChange }: MemberRowProps) {
  const format = useFormatDate();
  const { id, name, email, role, moneyAllowed, joinedAt } = member;
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
            {name}
            <Badge>{label}</Badge>
            {isSelf ? <Badge tone="good">You</Badge> : null}
          </p>
          <p className="text-sm break-all text-muted">{email}</p>
          <p className="text-sm text-muted">Joined {format(joinedAt, "MMM d, yyyy")}</p>
        </div>
      </div>
      {canChange ? (
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold text-brand">
            Edit<span className="sr-only"> {name}</span>
          </summary>
          <div className="mt-3 flex flex-col gap-4 border-t border-line pt-4">
            <Form method="post" className="flex max-w-sm flex-col gap-4">
              <input type="hidden" name="id" value={id} />
              <RoleFields id={id} memberRole={role} moneyAllowed={moneyAllowed} />
              <Button
                type="submit"
                name="intent"
                value="change"
                variant="secondary"
                size="small"
                className="self-start"
              >
                Save role
              </Button>
            </Form>
            <ConfirmAction
              label={isSelf ? "Leave this team" : `Remove ${name}`}
              subject={null}
              consequence={
                isSelf
                  ? "You’re signed out right away. To come back, you’ll need a new invitation."
                  : `${name} is signed out right away and can’t sign in again without a new invitation.`
              }
              yes={isSelf ? "Leave" : "Remove"}
              intent="revoke"
              fields={{ id }}
            />
          </div>
        </details>
      ) : null}
    </li>
  );
}
