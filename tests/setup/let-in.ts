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
  | "whoever sees the office, and a key that reads leads"
  | "whoever sees the office, and a key for leads"
  | "whoever sees the office, and a key that reads estimates"
  | "whoever sees the office, and a key that reads invoices"
  | "whoever sees visits, and a key that reads them"
  | "whoever sees visits, and a key that reads conversations"
  | "the office, and a key that writes leads"
  | "those who see API keys and webhooks"
  | "those who manage API keys and webhooks"
  | "the office"
  | "all staff and the office"
  | "reviewers and the office"
  | "all staff and whoever sees visits"
  | "reviewers and whoever does visits"
  | "jobs";

const office = ["owner", "office", "owner of another business"];
const seesOffice = [...office, "observer"];
const seesVisits = ["owner", "office", "technician", "owner of another business", "observer"];

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
  "whoever sees visits": seesVisits,
  "whoever does visits": ["owner", "office", "technician", "owner of another business"],
  "whoever sees the office": seesOffice,
  "whoever sees the office, and a key that reads leads": [...seesOffice, "key leads:read"],
  "whoever sees the office, and a key for leads": [
    ...seesOffice,
    "key leads:read",
    "key leads:write",
  ],
  "whoever sees the office, and a key that reads estimates": [...seesOffice, "key estimates:read"],
  "whoever sees the office, and a key that reads invoices": [...seesOffice, "key invoices:read"],
  "whoever sees visits, and a key that reads them": [...seesVisits, "key visits:read"],
  "whoever sees visits, and a key that reads conversations": [
    ...seesVisits,
    "key conversations:read",
  ],
  "the office, and a key that writes leads": [...office, "key leads:write"],
  "those who see API keys and webhooks": ["owner", "owner of another business", "observer"],
  "those who manage API keys and webhooks": ["owner", "owner of another business"],
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
  "all staff and whoever sees visits": [
    "viewer",
    "reviewer",
    "super_admin",
    ...seesVisits,
    "system",
  ],
  "reviewers and whoever does visits": [
    "reviewer",
    "super_admin",
    "owner",
    "office",
    "technician",
    "owner of another business",
    "system",
  ],
};
