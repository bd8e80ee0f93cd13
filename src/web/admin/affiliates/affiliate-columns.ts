import type { ListedAffiliate } from "~/domains/growth/index.server.ts";
import type { AffiliateStatus } from "~/domains/growth/index.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";
import type { Tone } from "~/ui/feedback/badge.tsx";

/** Columns of the partner list, for the screen and its CSV file. */
export const affiliateColumns: readonly CsvColumn<ListedAffiliate>[] = [
  { header: "Name", value: (affiliate) => affiliate.name },
  { header: "Email", value: (affiliate) => affiliate.email },
  { header: "Referral code", value: (affiliate) => affiliate.referralCode },
  { header: "Sign-ups", value: (affiliate) => affiliate.signUps, numeric: true },
  { header: "Completed", value: (affiliate) => affiliate.completed, numeric: true },
  { header: "Applications", value: (affiliate) => affiliate.applications, numeric: true },
  { header: "Since", value: (affiliate) => affiliate.createdAt },
  { header: "Status", value: (affiliate) => affiliateLabels[affiliate.status] },
];

export const affiliateLabels: Record<AffiliateStatus, string> = {
  active: "Active",
  inactive: "Inactive",
};

export const affiliateTones: Record<AffiliateStatus, Tone> = {
  active: "good",
  inactive: "neutral",
};
