import { manualConsentVersion } from "~/domains/leads/index.ts";
import type { ApiClient, BusinessMember, SystemActor } from "~/domains/shared/index.ts";
import type { LeadEntry } from "./enter-leads.server.ts";

/**
 * Text consent that a member or an API client vouches for: texts about the request only. Marketing
 * texts need the person's own written consent (`leads.consent-by-hand`).
 */
export function manualConsent(
  by: BusinessMember | ApiClient | SystemActor,
  enquiryId: string,
  { name, phone, agreedHow, page }: LeadEntry,
  now: Date,
) {
  if (!phone || !agreedHow || by.kind === "system") return [];
  return [
    {
      enquiryId,
      kind: "informational_sms" as const,
      wording: agreedHow,
      wordingVersion: manualConsentVersion,
      businessName: page.businessName,
      name,
      phone,
      page: "entered by hand",
      ipAddress: "entered by hand",
      userAgent: `${by.name} (${by.kind === "member" ? by.role : "API key"})`.slice(0, 500),
      createdAt: now,
    },
  ];
}
