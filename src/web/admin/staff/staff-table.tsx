import { Form } from "react-router";
import type { listOpenInvitations, listStaff } from "~/domains/identity/index.server.ts";
import { roleLabels, type StaffRole, staffRoles } from "~/domains/shared/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { useSavedValue } from "~/ui/form/saved-values.ts";
import { Card } from "~/ui/layout/card.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type StaffTableProps = {
  members: Awaited<ReturnType<typeof listStaff>>;
  ownId: string;
  /** Member whose action was refused, with the reason. */
  refused: { id: string | null; reason: string } | null;
};

/** Everyone with a role, each with the available actions. */
export function StaffTable({ members, ownId, refused }: StaffTableProps) {
  const format = useFormatDate();
  return (
    <Table caption="Staff" captionHidden>
      <thead>
        <tr>
          <Th>Name</Th>
          <Th>Role</Th>
          <Th>Two-factor</Th>
          <Th>Last active</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.id}>
            <Th scope="row">
              <span className="flex min-w-40 flex-wrap items-center gap-2">
                {member.name}
                {member.id === ownId ? <Badge tone="info">You</Badge> : null}
                {member.disabledAt ? <Badge tone="bad">Disabled</Badge> : null}
              </span>
              <span className="block font-normal text-muted">{member.email}</span>
              {refused?.id === member.id ? (
                <span role="alert" className="mt-1 block font-semibold text-bad">
                  {refused.reason}
                </span>
              ) : null}
            </Th>
            <Td>
              <RoleForm member={member} />
            </Td>
            <Td>
              <Badge tone={member.twoFactor ? "good" : "neutral"}>
                {member.twoFactor ? "On" : "Off"}
              </Badge>
            </Td>
            <Td className="whitespace-nowrap">
              {member.usedAt ? format(member.usedAt, "MMM d, yyyy h:mm a") : "Never"}
            </Td>
            <Td>
              <div className="flex flex-wrap justify-end gap-2">
                {member.twoFactor && member.id !== ownId ? (
                  <MemberAction
                    member={member}
                    intent="take-codes-away"
                    label="Turn off two-factor"
                  />
                ) : null}
                {member.disabledAt ? (
                  <MemberAction member={member} intent="enable" label="Enable" />
                ) : (
                  <MemberAction member={member} intent="disable" label="Disable" />
                )}
              </div>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type Member = { id: string; name: string; role: StaffRole };

/** Changes a member's role. */
function RoleForm({ member }: { member: Member }) {
  const role = useSavedValue<HTMLSelectElement>(member.role);
  return (
    <Form method="post" className="flex items-center gap-2">
      <input type="hidden" name="id" value={member.id} />
      <select
        ref={role}
        name="role"
        aria-label={`Role of ${member.name}`}
        defaultValue={member.role}
        className="min-h-9 rounded-lg border border-edge bg-surface px-2 text-sm hover:border-ink"
      >
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {roleLabels[role]}
          </option>
        ))}
      </select>
      <Button
        type="submit"
        name="intent"
        value="change-role"
        variant="secondary"
        size="small"
        aria-label={`Save the role of ${member.name}`}
      >
        Save
      </Button>
    </Form>
  );
}

type MemberActionProps = {
  member: Member;
  intent: "disable" | "enable" | "take-codes-away";
  label: string;
};

/** Button for one action on a member. */
function MemberAction({ member, intent, label }: MemberActionProps) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={member.id} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="secondary"
        size="small"
        aria-label={`${label}: ${member.name}`}
      >
        {label}
      </Button>
    </Form>
  );
}

type OpenInvitationsProps = {
  invitations: Awaited<ReturnType<typeof listOpenInvitations>>;
  /** Whether email is set up; if not, staff share the links themselves. */
  sending: boolean;
};

/** Pending invitations. */
export function OpenInvitations({ invitations, sending }: OpenInvitationsProps) {
  const format = useFormatDate();
  return (
    <Card as="section">
      <h2 className="text-xl">Open invitations</h2>
      {sending ? null : (
        <p className="mt-2 text-sm text-muted">
          No mail server is set up (SMTP_URL), so send each link yourself.
        </p>
      )}
      {invitations.length === 0 ? (
        <div className="mt-4">
          <EmptyState title="No open invitations" />
        </div>
      ) : null}
      <ul className="mt-2 divide-y divide-line">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="py-4">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0 grow basis-48">
                <p className="font-semibold break-all">{invitation.email}</p>
                <p className="text-sm text-muted">
                  {roleLabels[invitation.role]}, invited by {invitation.invitedBy ?? "someone"}.
                  Expires {format(invitation.expiresAt, "MMM d, yyyy h:mm a")}.
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="id" value={invitation.id} />
                <Button
                  type="submit"
                  name="intent"
                  value="revoke"
                  variant="secondary"
                  size="small"
                  aria-label={`Cancel invitation for ${invitation.email}`}
                >
                  Cancel invitation
                </Button>
              </Form>
            </div>
            {invitation.link ? (
              <input
                readOnly
                aria-label={`Link for ${invitation.email}`}
                value={invitation.link}
                className="mt-3 min-h-11 w-full rounded-lg border border-edge bg-sunken px-3 font-mono text-sm"
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
