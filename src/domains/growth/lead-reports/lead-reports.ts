/** The reasons for a bad-lead report. */
export const reportReasons = ["spam", "wrong_number", "out_of_area", "duplicate", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabels: Record<ReportReason, string> = {
  spam: "Spam or prank",
  wrong_number: "Wrong number or address",
  out_of_area: "Out of our area",
  duplicate: "Duplicate",
  other: "Something else",
};

/** `open` waits for staff, who accept or decline it. */
export const reportStates = ["open", "accepted", "declined"] as const;
export type ReportState = (typeof reportStates)[number];
