import type { ApplicationStatus } from "~/domains/growth/index.ts";
import type { Tone } from "~/ui/feedback/badge.tsx";

export const applicationLabels: Record<ApplicationStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};

export const applicationTones: Record<ApplicationStatus, Tone> = {
  pending: "warning",
  approved: "good",
  rejected: "bad",
};
