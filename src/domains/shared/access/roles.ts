export const staffRoles = ["super_admin", "reviewer", "viewer"] as const;

export type StaffRole = (typeof staffRoles)[number];

export const roleLabels: Record<StaffRole, string> = {
  super_admin: "Super admin",
  reviewer: "Reviewer",
  viewer: "Viewer",
};

export const roleSummaries: Record<StaffRole, string> = {
  super_admin: "Full access, including staff accounts",
  reviewer: "Applications, contractors, leads, messages, and publishing",
  viewer: "View only",
};

/** A role as a form names it, or null. */
export function readRole(text: unknown): StaffRole | null {
  return staffRoles.find((role) => role === text) ?? null;
}

/** What there is to do in the staff area, and which roles may. The only such list (`access.roles`, `staff.export-by-role`). */
const allowed = {
  /** See every page but those that have a permission of their own. */
  read: ["super_admin", "reviewer", "viewer"],
  /** Change one's own password, one-time codes and sessions. */
  keep_own_account: ["super_admin", "reviewer", "viewer"],
  /** Applications, contractors, leads, messages, publishing. */
  change: ["super_admin", "reviewer"],
  /** Take personal data out: as a file of a list, or of one person. */
  export: ["super_admin", "reviewer"],
  /** Invite people, give roles, disable, and see bearer links (`access.bearer-links`). */
  manage_staff: ["super_admin"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof allowed;

export const permissions = Object.keys(allowed) as Permission[];

/** Whether a member may do this. */
export function may({ role }: { role: StaffRole }, permission: Permission): boolean {
  return (allowed[permission] as readonly StaffRole[]).includes(role);
}
