import { type MemberRole, memberRoleLabels, memberRoles } from "~/features/access/member-roles.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";

type RoleFieldsProps = {
  /** Makes the fields' ids their own where several stand on a page. */
  id: string;
  memberRole: MemberRole;
  moneyAllowed: boolean;
  error?: string | undefined;
};

/** What somebody may do in the business (`members.roles`, `members.money`). */
export function RoleFields({ id, memberRole, moneyAllowed, error }: RoleFieldsProps) {
  return (
    <>
      <SelectField
        label="Role"
        name="role"
        id={`role-${id}`}
        defaultValue={memberRole}
        options={memberRoles.map((value) => ({ value, label: memberRoleLabels[value] }))}
        hint="Office can do everything except manage the team, change the plan, or delete things. Technicians only see their own appointments."
        error={error}
      />
      <CheckboxField
        label="Technicians can see prices and invoices"
        name="money_allowed"
        id={`money-${id}`}
        value="yes"
        defaultChecked={moneyAllowed}
      />
    </>
  );
}
