export const memberRoles = ["owner", "office", "technician"] as const;

/** A member's role in a business. */
export type MemberRole = (typeof memberRoles)[number];

export const memberRoleLabels: Record<MemberRole, string> = {
  owner: "Owner",
  office: "Office",
  technician: "Technician",
};

/** Every permission in the CRM and the roles that have it. The only such list. */
const allowed = {
  /** Their own name, sessions, and passkeys. */
  keep_own_account: ["owner", "office", "technician"],
  /** Their own appointments and the customers of those; queries filter by crew. */
  do_visits: ["owner", "office", "technician"],
  /** Leads, conversations, schedule, page, and follow-up of the whole business. */
  run_business: ["owner", "office"],
  /** The team, the plan, and closing the business. */
  own_business: ["owner"],
} as const satisfies Record<string, readonly MemberRole[]>;

export type MemberPermission = keyof typeof allowed;

export const memberPermissions = Object.keys(allowed) as MemberPermission[];

/** Whether a member with this role has the permission in their business. */
export function memberHasPermission(
  { role }: { role: MemberRole },
  permission: MemberPermission,
): boolean {
  return (allowed[permission] as readonly MemberRole[]).includes(role);
}

/** Whether a member sees prices: a technician only if the owner allows it. */
export function canSeePrices(member: { role: MemberRole; moneyAllowed: boolean }): boolean {
  return member.role !== "technician" || member.moneyAllowed;
}
