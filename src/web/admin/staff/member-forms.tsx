import { Form } from "react-router";
import { roleLabels, type StaffRole, staffRoles } from "~/domains/shared/access/roles.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useSavedValue } from "~/ui/form/saved-values.ts";

type Member = { id: string; name: string; role: StaffRole };

/** Changes a member's role. */
export function RoleForm({ member }: { member: Member }) {
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
export function MemberAction({ member, intent, label }: MemberActionProps) {
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
