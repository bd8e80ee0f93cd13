import { type LeadStage, stageLabels } from "~/features/leads/stages.ts";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";

const tones: Record<LeadStage, Tone> = {
  new: "info",
  contacted: "warning",
  estimate_sent: "warning",
  booked: "good",
  done: "good",
  lost: "neutral",
};

/** Where a lead stands. */
export function StageBadge({ stage }: { stage: LeadStage }) {
  return <Badge tone={tones[stage]}>{stageLabels[stage]}</Badge>;
}
