import type { ConversionStatus, ParticipantStatus } from "~/domains/growth/index.ts";
import type { Tone } from "~/ui/feedback/badge.tsx";

export const participantLabels: Record<ParticipantStatus, string> = {
  active: "Active",
  paused: "Paused",
  ended: "Ended",
};

export const participantTones: Record<ParticipantStatus, Tone> = {
  active: "good",
  paused: "warning",
  ended: "neutral",
};

export const conversionLabels: Record<ConversionStatus, string> = {
  pending: "Pending",
  converted: "Converted",
  lost: "Lost",
};

export const conversionTones: Record<ConversionStatus, Tone> = {
  pending: "info",
  converted: "good",
  lost: "neutral",
};
