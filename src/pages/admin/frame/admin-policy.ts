import type { Permission } from "~/features/access/roles.ts";

/** Files of personal data, by their address as routes.ts writes it. */
const exports = [
  "admin/affiliates.csv",
  "admin/audit.csv",
  "admin/contractors.csv",
  "admin/contractors/:id/data.json",
  "admin/estimates.csv",
  "admin/follow-ups/opt-outs.csv",
  "admin/follow-ups/senders.csv",
  "admin/leads.csv",
  "admin/leads/:id/data.json",
  "admin/messages.csv",
  "admin/revenue-share/applications.csv",
  "admin/revenue-share/participants.csv",
  "admin/revenue-share/participants/:id/statement.csv",
  "admin/security.csv",
];

/** Addresses that take another permission than to read or to change. */
const ownPermissions: Record<string, Permission> = {
  "admin/account": "keep_own_account",
  "admin/account/codes": "keep_own_account",
  "admin/account/passkeys": "keep_own_account",
  "admin/confirm": "export",
  "admin/keyboard": "keep_own_account",
  // Acting in a homeowner's place is all that it is for.
  "admin/phone": "change",
  // Posts, so that no name stands in an address, or what was typed is shown; they change nothing.
  "admin/pages/:id/preview": "read",
  "admin/search": "read",
  "admin/staff": "manage_staff",
  "admin/security": "manage_staff",
  ...Object.fromEntries(exports.map((pattern) => [pattern, "export"])),
  "admin/security.csv": "manage_staff",
};

/** What a form does that takes the own password again, by its address and `intent`. */
export const confirmedIntents: Record<string, readonly string[]> = {
  "admin/staff": ["invite", "change-role", "enable", "take-codes-away"],
  "admin/contractors/:id": ["delete", "invite-owner"],
  "admin/health/sample-data": ["remove"],
  "admin/leads/:id": ["forget"],
};

/** What a request below /admin takes, by its address and method. */
export function permissionFor(pattern: string, method: string): Permission {
  return ownPermissions[pattern] ?? (isRead(method) ? "read" : "change");
}

/** Why a request is refused, where the permission that it takes says it of another page. */
const ownRefusals: Record<string, string> = {
  "admin/phone": "phone",
  "admin/security": "security",
  "admin/security.csv": "security",
};

/** The reason that the page of a refusal shows for an address. */
export function refusalFor(pattern: string, permission: Permission): string {
  return ownRefusals[pattern] ?? (permission === "change" ? "read_only" : permission);
}

/**
 * Whether a request takes the own password again, or only a form that has one of these intents
 * (`staff.confirm-identity`).
 */
export function confirmationFor(pattern: string, method: string): boolean | readonly string[] {
  if (isRead(method)) return exports.includes(pattern);
  return confirmedIntents[pattern] ?? false;
}

function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
