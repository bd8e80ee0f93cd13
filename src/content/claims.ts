/**
 * Every statistic that the marketing claims (`content.claim-sources`), once each.
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
    label: "conversion, compared with leads that nobody follows up",
    source: null,
  },
  aroundTheClock: {
    figure: "24/7",
    label: "answers: by text in the daytime, by email at any hour",
    source: null,
  },
  bookings: {
    figure: "3-5x",
    label: "more booked jobs from the same leads when every one is followed up",
    source: null,
  },
} as const satisfies Record<string, Claim>;
