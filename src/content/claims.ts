/**
 * Every statistic that the marketing claims (`content.claims-kept`), once each.
 * `source` is the operator's to fill in: where the figure comes from. Pages show it below the figure.
 */
export type Claim = { figure: string; label: string; source: string | null };

export const claims = {
  responded: {
    figure: "85%",
    label: "of leads respond within 48 hours",
    source: null,
  },
  conversion: {
    figure: "3.2x",
    label: "the conversion of leads with no follow-up",
    source: null,
  },
  aroundTheClock: {
    figure: "24/7",
    label: "coverage: texts by day, email anytime",
    source: null,
  },
  bookings: {
    figure: "3-5x",
    label: "more booked jobs from the same leads when you follow up with every one",
    source: null,
  },
} as const satisfies Record<string, Claim>;
