import type { ListedAffiliate } from "~/domains/growth/index.server.ts";
import type { AffiliateStatus } from "~/domains/growth/index.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";
import type { Tone } from "~/ui/feedback/badge.tsx";

/** Columns of the partner list, for the screen and its CSV file. */
export const affiliateColumns: readonly CsvColumn<ListedAffiliate>[] = [
  { header: "Name", value: (one) => one.name },
  { header: "Email", value: (one) => one.email },
  { header: "Referral code", value: (one) => one.referralCode },
  { header: "Sign-ups", value: (one) => one.signUps, numeric: true },
  { header: "Completed", value: (one) => one.completed, numeric: true },
  { header: "Applications", value: (one) => one.applications, numeric: true },
  { header: "Since", value: (one) => one.createdAt },
  { header: "Status", value: (one) => affiliateLabels[one.status] },
];

export const affiliateLabels: Record<AffiliateStatus, string> = {
  active: "Active",
  inactive: "Inactive",
};

export const affiliateTones: Record<AffiliateStatus, Tone> = {
  active: "good",
  inactive: "neutral",
};
