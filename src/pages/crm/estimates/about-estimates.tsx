import { Link } from "react-router";
import { estimateName } from "~/features/job-estimates/job-estimates.ts";
import type { ListedEstimate } from "~/features/job-estimates/list-estimates.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { EstimateBadge } from "./estimate-badge.tsx";
import { priceRange } from "./estimate-rows.tsx";

type AboutEstimatesProps = {
  estimates: readonly ListedEstimate[];
  /** Where a further one is begun; null for who writes none. */
  newHref: string | null;
};

/** The estimates for one lead or one job, and the way to a new one. */
export function AboutEstimates({ estimates, newHref }: AboutEstimatesProps) {
  if (estimates.length === 0 && !newHref) return null;
  return (
    <Card as="section" aria-labelledby="estimates" className="max-sm:p-4">
      <h2 id="estimates" className="mb-1 text-lg">
        Estimates
      </h2>
      <ul className="divide-y divide-line">
        {estimates.map((estimate) => (
          <li key={estimate.id} className="flex items-center justify-between gap-3 py-2">
            <Link to={`/crm/estimates/${estimate.id}`} className="text-link min-w-0">
              {estimateName(estimate.number)}, {priceRange(estimate)}
            </Link>
            <EstimateBadge state={estimate.shownState} />
          </li>
        ))}
      </ul>
      {newHref ? (
        <LinkButton href={newHref} variant="secondary" className="mt-2 w-full">
          Write an estimate
        </LinkButton>
      ) : null}
    </Card>
  );
}
