import type { LeadStatus } from "~/domains/leads/leads.ts";
import type { Tone } from "~/ui/feedback/badge.tsx";

export const leadTones: Record<LeadStatus, Tone> = {
  new: "info",
  contacted: "warning",
  booked: "good",
  closed: "good",
  lost: "neutral",
};
