import { type JobState, jobStateLabels } from "~/domains/schedule/index.ts";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";

const tones: Record<JobState, Tone> = {
  unscheduled: "warning",
  scheduled: "info",
  in_progress: "info",
  done: "warning",
  invoiced: "neutral",
  paid: "good",
  canceled: "neutral",
};

/** A job's state. Those that wait for the office stand out. */
export const JobBadge = ({ state }: { state: JobState }) => (
  <Badge tone={tones[state]}>{jobStateLabels[state]}</Badge>
);
