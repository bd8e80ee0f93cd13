export const affiliateStatuses = ["active", "inactive"] as const;
export type AffiliateStatus = (typeof affiliateStatuses)[number];
