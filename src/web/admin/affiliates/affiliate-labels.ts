import type { AffiliateStatus } from "~/domains/growth/affiliates/affiliates.ts";
import type { Tone } from "~/ui/feedback/badge.tsx";

export const affiliateLabels: Record<AffiliateStatus, string> = {
  active: "Active",
  inactive: "Inactive",
};

export const affiliateTones: Record<AffiliateStatus, Tone> = {
  active: "good",
  inactive: "neutral",
};
