export const staffRoles = ["super_admin", "reviewer", "viewer"] as const;

export type StaffRole = (typeof staffRoles)[number];

/** A signed-in member of staff. */
export type StaffMember = { id: string; email: string; name: string; role: StaffRole };

/** Whether this member may change rows; a viewer only reads. */
export function mayChange(member: StaffMember): boolean {
  return member.role !== "viewer";
}
