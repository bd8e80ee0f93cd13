import type { LeadPreferences } from "../revenue-share.ts";

/**
 * Preferences as the audit log takes them: the areas are the contractor's own words, so the log has
 * their number (docs/decisions/021-the-audit-log.md).
 */
export function auditedPreferences(preferences: LeadPreferences) {
  const { service_areas, ...others } = preferences;
  return { ...others, service_areas: service_areas?.length ?? 0 };
}
