export const competitionLevels = ["Low", "Medium", "High"] as const;

export type Competition = (typeof competitionLevels)[number];

/** What the market in a city is worth to a trade: per month, the whole market. */
export type MarketEstimate = {
  searchVolume: number;
  competition: Competition;
  leadValueEstimate: string;
};

/** An estimate as it is shown and shared: no personal data in it. */
export type ShownEstimate = MarketEstimate & {
  /** A trade's key. */
  industry: string;
  /** As typed. */
  city: string;
  /** False for what is typical for the trade anywhere. */
  specificToCity: boolean;
  /** Where it is shown to anyone. */
  sharePath: string;
};

/** Where a saved request came from: the Results Generator, a territory claim, or the pay-per-lead page. */
export const leadSources = ["generator", "claim", "pay_per_lead"] as const;

/** Whether somebody who claimed a territory was written to. */
export const invitationStates = ["invited", "not_invited"] as const;

export type EstimateFilter = {
  source: (typeof leadSources)[number] | null;
  /** A service's key. */
  industry: string | null;
  invitation: (typeof invitationStates)[number] | null;
  /** The beginning of a city, of an e-mail address or of a business's name. */
  search: string;
};
