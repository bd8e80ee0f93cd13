/** Kinds of sample data: businesses with everything they own, and records without a business. */
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
