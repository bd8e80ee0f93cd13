/** Why a lead's follow-up ended (`follow-ups.ends`). */
export const endReasons = {
  completed: "All steps are done.",
  person_replied: "They replied, so follow-up stopped.",
  lead_moved_on: "Follow-up stopped: the lead was moved to another status.",
  opted_out: "They opted out.",
  stopped: "It was stopped manually.",
  merged: "The lead was merged into another lead for the same person.",
  not_asked: "Your team added this lead without automatic messages.",
  business_gone: "The account is closed.",
} as const;

export type EndReason = keyof typeof endReasons;
export const endReasonNames = Object.keys(endReasons) as [EndReason, ...EndReason[]];

/** Notification channel that wakes the sending processes. */
export const followUpsDue = "follow-ups";

/** The kind of every sequence message; one of `gatedKinds`. */
export const followUpKind = "follow-up";

/** Shown to a member whose manual emails went unanswered. */
export const noReplyMessage =
  "They haven’t replied to your last three emails. Wait for a reply, or call.";

const names: Partial<Record<string, string>> = {
  first: "First message",
  introduction: "Introduction",
  times: "Two open times",
  service: "About the service",
  week: "Our week is filling up",
  example: "How a job goes",
};

/** A step's name for staff; steps added by a business have none. */
export const stepName = (key: string): string => names[key] ?? "Added message";
