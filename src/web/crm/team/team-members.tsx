import { Form } from "react-router";
import type { Team } from "~/domains/identity/index.server.ts";
import { type MemberRole, memberRoleLabels, memberRoles } from "~/domains/shared/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

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

type OpenInvitationsProps = { invitations: Team["invitations"]; canChange: boolean };

/** Pending invitations. */
export function OpenInvitations({ invitations, canChange }: OpenInvitationsProps) {
  const format = useFormatDate();
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className="flex flex-col gap-3">
      <h2 id="invitations" className="text-xl">
        Invited
      </h2>
      <ul className="divide-y divide-line rounded-2xl border border-line bg-surface">
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 p-4">
            <div className="min-w-0">
              <p className="font-semibold break-all">{email}</p>
              <p className="text-sm text-muted">
                {memberRoleLabels[role]}, expires {format(expiresAt, "MMM d, yyyy")}
              </p>
            </div>
            {canChange ? (
              <Form method="post" className="flex flex-wrap gap-2">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="resend" variant="secondary" size="small">
                  Send again
                </Button>
                <Button type="submit" name="intent" value="take-back" variant="quiet" size="small">
                  Cancel invitation
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

type RoleFieldsProps = {
  /** Prefix that makes the field ids unique when a page has several. */
  id: string;
  memberRole: MemberRole;
  moneyAllowed: boolean;
  error?: string | undefined;
};

/** Fields for a member's role and permissions. */
export function RoleFields({ id, memberRole, moneyAllowed, error }: RoleFieldsProps) {
  return (
    <div className="group flex flex-col gap-4">
      <SelectField
        label="Role"
        name="role"
        id={`role-${id}`}
        defaultValue={memberRole}
        options={memberRoles.map((value) => ({ value, label: memberRoleLabels[value] }))}
        hint="Office staff can do everything except manage the team, change the plan, or delete records. Technicians only see their own appointments."
        error={error}
      />
      <div className="hidden group-has-[option[value=technician]:checked]:block">
        <CheckboxField
          label="Can see prices and invoices"
          name="money_allowed"
          id={`money-${id}`}
          value="yes"
          defaultChecked={moneyAllowed}
        />
      </div>
    </div>
  );
}
