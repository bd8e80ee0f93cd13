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

/** A role as submitted by a form, or null. */
export function readRole(text: unknown): StaffRole | null {
  return staffRoles.find((role) => role === text) ?? null;
}

/**
 * Every permission in the staff area and the roles that have it. The only such list (`access.roles`).
 */
const allowed = {
  /** View every page except those with a permission of their own. */
  read: ["super_admin", "reviewer", "viewer"],
  /** Change their own password, one-time codes, and sessions. */
  keep_own_account: ["super_admin", "reviewer", "viewer"],
  /** Applications, contractors, leads, messages, publishing. */
  change: ["super_admin", "reviewer"],
  /** Export personal data: a list as a file, or one person's data. */
  export: ["super_admin", "reviewer"],
  /** Invite and disable staff, assign roles, and see bearer links (`access.bearer-links`). */
  manage_staff: ["super_admin"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof allowed;

export const permissions = Object.keys(allowed) as Permission[];

/** Whether a staff member with this role has the permission. */
export function may({ role }: { role: StaffRole }, permission: Permission): boolean {
  return (allowed[permission] as readonly StaffRole[]).includes(role);
}
