/** What a member decided about a lead of a source. */
export const leadVerdicts = ["junk", "real"] as const;
export type LeadVerdict = (typeof leadVerdicts)[number];

/** The state of asking a platform for a lead's price back. */
export const creditStates = ["requested", "received", "declined"] as const;
export type CreditState = (typeof creditStates)[number];

export const creditLabels: Record<CreditState, string> = {
  requested: "Credit requested",
  received: "Credit received",
  declined: "Credit declined",
};

/** Whether the provider charged for a lead, as its API reports it. */
export const chargeStates = [
  "not_charged",
  "pending",
  "charged",
  "credit_pending",
  "credited",
] as const;
export type ChargeState = (typeof chargeStates)[number];

export const chargeLabels: Record<ChargeState, string> = {
  not_charged: "Not charged",
  pending: "Charge pending",
  charged: "Charged",
  credit_pending: "Credit pending",
  credited: "Credited",
};

/** Evidence that a lead is junk. The last one is found later, when a text fails. */
export const junkReasons = [
  "bad_phone",
  "test_text",
  "not_a_service",
  "outside_area",
  "duplicate",
  "sold_to_many",
  "disconnected",
] as const;
export type JunkReason = (typeof junkReasons)[number];

/** Each reason on screens, and its points. */
export const junkFacts: Record<JunkReason, { label: string; points: number }> = {
  bad_phone: { label: "The phone number isn’t valid", points: 50 },
  test_text: { label: "It looks like a test", points: 60 },
  not_a_service: { label: "For a service you don’t offer", points: 40 },
  outside_area: { label: "More than 50 miles from your pages’ ZIP codes", points: 40 },
  duplicate: { label: "They were already a lead in the last 90 days", points: 40 },
  sold_to_many: { label: "Also sent to five or more other businesses", points: 20 },
  disconnected: { label: "The phone company says the number isn’t in use", points: 60 },
};

const maxScore = 100;

/** From this score on, a lead is likely junk. */
export const likelyJunk = 50;

/** A lead's junk score, from 0 to 100. */
export const scoreOf = (reasons: readonly JunkReason[]): number =>
  Math.min(
    maxScore,
    reasons.reduce((sum, reason) => sum + junkFacts[reason].points, 0),
  );

/** Whether a lead counts as junk: what a member decided, otherwise its score. */
export const countsAsJunk = (verdict: LeadVerdict | null, reasons: readonly JunkReason[]) =>
  verdict ? verdict === "junk" : scoreOf(reasons) >= likelyJunk;
