export { confirmationMinutes, describeBrowser } from "./accounts/accounts.ts";
export { createDevicePasskey, getDevicePasskey } from "./accounts/device-passkeys.ts";
export {
  type KeyState,
  keyLifetimeLabels,
  keyLifetimes,
} from "./api-keys/api-keys.ts";
export { findPlan, type PlanKey, planKeys, planLabels } from "./contractors/contractors.ts";
export { canExportContractors, canReadContractors } from "./identity.policy.ts";
export { noteSchema } from "./identity.schema.ts";
export { crmLink, crmPath } from "./members/crm-link.ts";
export {
  type SecurityEventFilter,
  securityEventKinds,
  securityEventLabels,
} from "./security-events/security-events.ts";
export { type DateFormat, formatDate } from "./staff/format-date.ts";
