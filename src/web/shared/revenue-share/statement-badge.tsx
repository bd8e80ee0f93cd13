import type { StatementState } from "~/domains/growth/index.ts";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";

const states: Record<StatementState, { label: string; tone: Tone } | null> = {
  empty: null,
  running: { label: "Running", tone: "neutral" },
  ready: { label: "To confirm", tone: "info" },
  asked: { label: "Question", tone: "warning" },
  answered: { label: "Answered", tone: "info" },
  confirmed: { label: "Confirmed", tone: "good" },
};

/** Status of a monthly statement (`revenue-share.statements`). */
export function StatementBadge({ state }: { state: StatementState }) {
  const shown = states[state];
  return shown ? <Badge tone={shown.tone}>{shown.label}</Badge> : null;
}
