import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import type { Competition } from "../market-estimates.ts";

const tones: Record<Competition, Tone> = { Low: "good", Medium: "warning", High: "bad" };

/** A badge for the level of competition. */
export function CompetitionBadge({ competition }: { competition: Competition }) {
  return <Badge tone={tones[competition]}>{competition}</Badge>;
}
