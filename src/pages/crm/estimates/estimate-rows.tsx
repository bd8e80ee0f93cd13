import { href, Link } from "react-router";
import { estimateName } from "~/features/job-estimates/job-estimates.ts";
import type { ListedEstimate } from "~/features/job-estimates/list-estimates.server.ts";
import { formatCents } from "~/features/money/money.ts";
import { EstimateBadge } from "./estimate-badge.tsx";

/** What an estimate comes to; of several options the least and the most. */
export function priceRange({ lowCents, highCents }: { lowCents: number; highCents: number }) {
  return lowCents === highCents
    ? formatCents(lowCents)
    : `${formatCents(lowCents)} – ${formatCents(highCents)}`;
}

/** The estimates one below the other, each a large place to press. */
export function EstimateRows({ estimates }: { estimates: readonly ListedEstimate[] }) {
  return (
    <ul className="raised divide-y divide-line overflow-hidden rounded-2xl bg-surface">
      {estimates.map((estimate) => (
        <li key={estimate.id} className="relative px-4 py-3 hover:bg-sunken sm:px-5">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <Link
                to={href("/crm/estimates/:id", { id: estimate.id })}
                className="font-semibold break-words after:absolute after:inset-0"
              >
                {estimate.customerName}
              </Link>
              <p className="text-sm break-words text-muted">
                {estimateName(estimate.number)} · {estimate.what}
              </p>
            </div>
            <div className="flex shrink-0 flex-col items-end gap-1">
              <EstimateBadge state={estimate.shownState} />
              <span className="text-sm tabular-nums">{priceRange(estimate)}</span>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
