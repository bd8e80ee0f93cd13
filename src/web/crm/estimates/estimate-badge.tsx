import { type EstimateState, stateLabels } from "~/domains/billing/job-estimates/job-estimates.ts";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";

const tones: Record<EstimateState, Tone> = {
  draft: "neutral",
  sent: "info",
  accepted: "good",
  declined: "bad",
  withdrawn: "neutral",
  expired: "warning",
};

export function EstimateBadge({ state }: { state: EstimateState }) {
  return <Badge tone={tones[state]}>{stateLabels[state]}</Badge>;
}
