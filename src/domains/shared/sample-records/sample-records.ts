/** What sample data consists of: businesses with all that belongs to them, and what belongs to none. */
export const sampleKinds = [
  "contractor",
  "application",
  "affiliate",
  "estimate",
  "inbound_mail",
] as const;

export type SampleKind = (typeof sampleKinds)[number];

/** How many of each kind there are. */
export type SampleCounts = Record<SampleKind, number>;
