/** The scopes that an API key can have (`api-keys.bound`). */
export const apiScopes = [
  "leads:read",
  "leads:write",
  "conversations:read",
  "visits:read",
  "estimates:read",
  "invoices:read",
  "customers:read",
  "customers:write",
] as const;
export type ApiScope = (typeof apiScopes)[number];

export const apiScopeLabels: Record<ApiScope, string> = {
  "leads:read": "Read leads",
  "leads:write": "Add leads and change their status",
  "conversations:read": "Read conversations",
  "visits:read": "Read the schedule",
  "estimates:read": "Read estimates",
  "invoices:read": "Read invoices and payments",
  "customers:read": "Read customers and their properties",
  "customers:write": "Add and change customers and their properties",
};
