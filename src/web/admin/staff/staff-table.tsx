import type { listStaff } from "~/domains/identity/staff/change-staff.server.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { MemberAction, RoleForm } from "./member-forms.tsx";

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
