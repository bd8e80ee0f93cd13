import type { LeadPreferences } from "../revenue-share.ts";

/**
 * Preferences for the audit log. Areas are free text by the contractor, so the log only has their
 * count (docs/decisions/021-the-audit-log.md).
 */
export function auditedPreferences(preferences: LeadPreferences) {
  const { service_areas, ...others } = preferences;
  return { ...others, service_areas: service_areas?.length ?? 0 };
}
