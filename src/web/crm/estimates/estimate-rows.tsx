import { href } from "react-router";
import { estimateName } from "~/domains/billing/job-estimates/job-estimates.ts";
import type { ListedEstimate } from "~/domains/billing/job-estimates/list-estimates.server.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { DocumentRows } from "./document-rows.tsx";
import { EstimateBadge } from "./estimate-badge.tsx";

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
