import type { Urgency } from "./leads.ts";

/** How soon a homeowner needs help, as the form, alerts, and lead lists say it. */
export const urgencyLabels: Record<Urgency, string> = {
  today: "Today (urgent)",
  this_week: "This week",
  this_month: "This month",
  planning: "Just planning",
};
