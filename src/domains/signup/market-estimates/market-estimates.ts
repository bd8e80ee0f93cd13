export const competitionLevels = ["Low", "Medium", "High"] as const;

export type Competition = (typeof competitionLevels)[number];

/** Monthly figures for the whole market of a trade in a city. */
export type MarketEstimate = {
  searchVolume: number;
  competition: Competition;
  leadValueEstimate: string;
};

/** An estimate as shown and shared, without personal data. */
export type ShownEstimate = MarketEstimate & {
  /** Trade key. */
  industry: string;
  /** As typed. */
  city: string;
  /** False if the figures are typical of the trade, not of this city. */
  specificToCity: boolean;
  /** Path of its public page. */
  sharePath: string;
};

/** Where a saved request came from: the Results Generator, a territory claim, or the pay-per-lead page. */
export const leadSources = ["generator", "claim", "pay_per_lead"] as const;

/** Whether a claimant was invited. */
export const invitationStates = ["invited", "not_invited"] as const;

export type EstimateFilter = {
  source: (typeof leadSources)[number] | null;
  /** Service key. */
  industry: string | null;
  invitation: (typeof invitationStates)[number] | null;
  /** Prefix of a city, an email address, or a business name. */
  search: string;
};

/** A claim's name for a service: the slug with its first hyphen replaced by an underscore. */
export function industryOfClaim(serviceSlug: string): string {
  return serviceSlug.replace("-", "_");
}
