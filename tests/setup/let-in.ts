/** For whom a command or a read is. Jobs also read and change; nobody else does what is for jobs alone. */
export type AllowedTo =
  | "the site"
  | "all staff"
  | "a session"
  | "reviewers"
  | "exporters"
  | "super admins"
  | "a member's session"
  | "those who see a team"
  | "those who manage a team"
  | "whoever sees visits"
  | "whoever does visits"
  | "whoever sees the office"
  | "the office"
  | "all staff and the office"
  | "reviewers and the office"
  | "jobs";

const office = ["owner", "office", "owner of another business"];

/**
 * The actors whom each lets in. A member's command is bound to the business of the member, so that the
 * owner of another business is let in and reaches their own; a policy that asks for the row refuses them.
 */
export const letIn: Record<AllowedTo, readonly string[]> = {
  "the site": ["visitor", "reviewer", "super_admin", "system"],
  "all staff": ["viewer", "reviewer", "super_admin", "system"],
  "a session": ["viewer", "reviewer", "super_admin"],
  reviewers: ["reviewer", "super_admin", "system"],
  exporters: ["reviewer", "super_admin"],
  "super admins": ["super_admin"],
  jobs: ["system"],
  "a member's session": ["owner", "office", "technician", "owner of another business"],
  "those who see a team": ["viewer", "reviewer", "super_admin", "owner", "observer", "system"],
  "those who manage a team": ["reviewer", "super_admin", "owner", "system"],
  "whoever sees visits": ["owner", "office", "technician", "owner of another business", "observer"],
  "whoever does visits": ["owner", "office", "technician", "owner of another business"],
  "whoever sees the office": ["owner", "office", "owner of another business", "observer"],
  "the office": office,
  "all staff and the office": [
    "viewer",
    "reviewer",
    "super_admin",
    ...office,
    "observer",
    "system",
  ],
  "reviewers and the office": ["reviewer", "super_admin", ...office, "system"],
};
