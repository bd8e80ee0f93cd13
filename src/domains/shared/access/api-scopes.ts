/** The scopes that an API key can have (`api-keys.bound`). */
export const apiScopes = [
  "leads:read",
  "leads:write",
  "conversations:read",
  "visits:read",
  "visits:write",
  "jobs:read",
  "jobs:write",
  "estimates:read",
  "estimates:write",
  "invoices:read",
  "invoices:write",
  "customers:read",
  "customers:write",
] as const;
export type ApiScope = (typeof apiScopes)[number];

export const apiScopeLabels: Record<ApiScope, string> = {
  "leads:read": "Read leads",
  "leads:write": "Add leads and change their status",
  "conversations:read": "Read conversations",
  "visits:read": "Read the schedule",
  "visits:write": "Book, move, cancel, and finish appointments",
  "jobs:read": "Read jobs",
  "jobs:write": "Add and change jobs",
  "estimates:read": "Read estimates",
  "estimates:write": "Create, send, and void estimates",
  "invoices:read": "Read invoices and payments",
  "invoices:write": "Create and send invoices, and record payments",
  "customers:read": "Read customers and their properties",
  "customers:write": "Add and change customers and their properties",
};
