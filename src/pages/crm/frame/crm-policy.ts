import type { MemberPermission } from "~/features/access/member-roles.ts";

/** Addresses of the CRM that take another permission than to run the business, as routes.ts writes them. */
const ownPermissions: Record<string, MemberPermission> = {
  crm: "do_visits",
  "crm/events": "do_visits",
  "crm/account": "keep_own_account",
  "crm/account/notifications": "keep_own_account",
  "crm/account/passkeys": "keep_own_account",
  "crm/business": "keep_own_account",
  "crm/team": "own_business",
  "crm/settings/keys": "own_business",
  "crm/settings/plan": "own_business",
  "crm/settings/webhooks": "own_business",
  "crm/settings/webhooks/:id": "own_business",
  "crm/settings/export": "own_business",
  "crm/settings/export/:id": "own_business",
  "crm/conversations": "do_visits",
  "crm/conversations/:id": "do_visits",
  "crm/schedule": "do_visits",
  "crm/schedule/calendar": "do_visits",
  "crm/schedule/visits/:id": "do_visits",
  "crm/schedule/visits/:id/edit": "do_visits",
  "crm/schedule/visits/:id/pictures": "do_visits",
  "crm/schedule/visits/:id/pictures/:picture": "do_visits",
  // Which ones, and whether prices are for them, says the read itself.
  "crm/estimates/:id": "do_visits",
};

/** What a request below /crm takes, by its address. Who may not run the business opens only what is named here. */
export function crmPermissionFor(pattern: string): MemberPermission {
  return ownPermissions[pattern] ?? "run_business";
}
