import { manualConsentVersion } from "~/domains/leads/index.ts";
import type { ApiClient, BusinessMember, SystemActor } from "~/domains/shared/index.ts";
import type { LeadEntry } from "./enter-leads.server.ts";

/**
 * Text consent that a member or an API client vouches for, or that a source implies: texts about the
 * request only. Marketing texts need the person's own written consent (`leads.consent-by-hand`).
 */
export function manualConsent(
  actor: BusinessMember | ApiClient | SystemActor,
  enquiryId: string,
  { name, phone, agreedHow, page, consentOfSource }: LeadEntry,
  now: Date,
) {
  if (!phone) return [];
  const kind = "informational_sms" as const;
  const target = { enquiryId, kind, businessName: page.businessName, name, phone, createdAt: now };
  if (consentOfSource) {
    const { wording, wordingVersion, source } = consentOfSource;
    const sentBy = { page: source, ipAddress: "sent by the source", userAgent: source };
    return [{ ...target, wording, wordingVersion, ...sentBy }];
  }
  if (!agreedHow || actor.kind === "system") return [];
  return [
    {
      ...target,
      wording: agreedHow,
      wordingVersion: manualConsentVersion,
      page: "entered by hand",
      ipAddress: "entered by hand",
      userAgent: `${actor.name} (${actor.kind === "member" ? actor.role : "API key"})`.slice(
        0,
        500,
      ),
    },
  ];
}
