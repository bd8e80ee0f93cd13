export const applicationStatuses = ["pending", "approved", "rejected"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const participantStatuses = ["active", "paused", "ended"] as const;
export const affiliateStatuses = ["active", "inactive"] as const;
export const conversionStatuses = ["pending", "converted", "lost"] as const;

/** The fraction of a closed deal that is ours unless agreed otherwise (specification §9). */
export const defaultCommissionRate = 0.2;

/** The lead value ranges of the application form (specification §5). */
export const leadValueRanges = [
  "$100-500",
  "$500-1000",
  "$1000-2500",
  "$2500-5000",
  "$5000+",
] as const;
