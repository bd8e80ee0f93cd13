import type { Urgency } from "./leads.ts";

/** Urgency labels in the form, alerts, and lead lists. */
export const urgencyLabels: Record<Urgency, string> = {
  today: "Today (urgent)",
  this_week: "This week",
  this_month: "This month",
  planning: "Just planning",
};
