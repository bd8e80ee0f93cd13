import type { Competition } from "~/domains/signup/market-estimates/market-estimates.ts";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";

const tones: Record<Competition, Tone> = { Low: "good", Medium: "warning", High: "bad" };

/** A badge for the level of competition. */
export function CompetitionBadge({ competition }: { competition: Competition }) {
  return <Badge tone={tones[competition]}>{competition}</Badge>;
}
