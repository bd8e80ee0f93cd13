export const memberRoles = ["owner", "office", "technician"] as const;

/** What a person is in a business. */
export type MemberRole = (typeof memberRoles)[number];

export const memberRoleLabels: Record<MemberRole, string> = {
  owner: "Owner",
  office: "Office",
  technician: "Technician",
};

/** What there is to do in the CRM, and which roles may. The only such list. */
const allowed = {
  /** One's own name, sessions and passkeys. */
  keep_own_account: ["owner", "office", "technician"],
  /** One's own visits and their customers; the row says whose they are. */
  do_visits: ["owner", "office", "technician"],
  /** Leads, conversations, schedule, page and follow-up of the whole business. */
  run_business: ["owner", "office"],
  /** Who belongs to the business, its plan, and its end. */
  own_business: ["owner"],
} as const satisfies Record<string, readonly MemberRole[]>;

export type MemberPermission = keyof typeof allowed;

export const memberPermissions = Object.keys(allowed) as MemberPermission[];

/** Whether a member of this role may do this in their business. */
export function memberMay({ role }: { role: MemberRole }, permission: MemberPermission): boolean {
  return (allowed[permission] as readonly MemberRole[]).includes(role);
}

/** Whether a member sees what things cost: a technician only where the owner allows it. */
export function seesMoney(member: { role: MemberRole; moneyAllowed: boolean }): boolean {
  return member.role !== "technician" || member.moneyAllowed;
}
