import { href } from "react-router";
import type { ListedEstimate } from "~/domains/billing/index.server.ts";
import { type EstimateState, estimateName, estimateStateLabels } from "~/domains/billing/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { DocumentRows } from "./document-rows.tsx";

/** Total of an estimate; with several options, the lowest and the highest. */
export function priceRange({ lowCents, highCents }: { lowCents: number; highCents: number }) {
  return lowCents === highCents
    ? formatCents(lowCents)
    : `${formatCents(lowCents)} – ${formatCents(highCents)}`;
}

export function EstimateRows({ estimates }: { estimates: readonly ListedEstimate[] }) {
  return (
    <DocumentRows
      documents={estimates.map((estimate) => ({
        id: estimate.id,
        href: href("/crm/estimates/:id", { id: estimate.id }),
        customerName: estimate.customerName,
        line: `${estimateName(estimate.number)} · ${estimate.what}`,
        badge: <EstimateBadge state={estimate.shownState} />,
        amount: priceRange(estimate),
      }))}
    />
  );
}

const tones: Record<EstimateState, Tone> = {
  draft: "neutral",
  sent: "info",
  accepted: "good",
  declined: "bad",
  withdrawn: "neutral",
  expired: "warning",
};

export function EstimateBadge({ state }: { state: EstimateState }) {
  return <Badge tone={tones[state]}>{estimateStateLabels[state]}</Badge>;
}
