import { href } from "react-router";
import { estimateName } from "~/domains/billing/job-estimates/job-estimates.ts";
import type { ListedEstimate } from "~/domains/billing/job-estimates/list-estimates.server.ts";
import { AboutDocuments } from "./about-documents.tsx";
import { EstimateBadge } from "./estimate-badge.tsx";
import { priceRange } from "./estimate-rows.tsx";

type AboutEstimatesProps = {
  estimates: readonly ListedEstimate[];
  /** Where to create another one; null for members who can't. */
  newHref: string | null;
};

/** Estimates for one lead or job. */
export function AboutEstimates({ estimates, newHref }: AboutEstimatesProps) {
  return (
    <AboutDocuments
      title="Estimates"
      documents={estimates.map(({ id, number, shownState, ...price }) => ({
        id,
        href: href("/crm/estimates/:id", { id }),
        name: `${estimateName(number)}, ${priceRange(price)}`,
        badge: <EstimateBadge state={shownState} />,
      }))}
      begin={newHref ? { href: newHref, label: "Create estimate" } : null}
    />
  );
}
