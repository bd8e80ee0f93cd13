import {
  type MemberRole,
  memberRoleLabels,
  memberRoles,
} from "~/domains/shared/access/member-roles.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";

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
