import { tradeOverviews } from "~/content/services-overview.ts";
import type { Service } from "~/domains/shared/services/services.ts";
import { drawingBox, TradeDrawing } from "~/illustrations/trade-drawing.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { VisuallyHidden } from "~/ui/layout/visually-hidden.tsx";

/** One trade of the overview: its drawing, its work, and its two pages. */
export function ServiceCard({ trade }: { trade: Service }) {
  const overview = tradeOverviews[trade.slug];
  return (
    <li className="raised flex flex-col overflow-hidden rounded-2xl bg-surface">
      <svg
        viewBox={drawingBox}
        preserveAspectRatio="xMidYMid slice"
        className="h-48 w-full"
        aria-hidden="true"
      >
        <TradeDrawing slug={trade.slug} />
      </svg>
      <div className="flex grow flex-col p-6">
        <h2 className="text-2xl">{trade.label}</h2>
        <p className="mt-2 text-muted">{overview?.text}</p>
        <ul className="mt-4 mb-6 flex flex-wrap gap-2">
          {overview?.jobs.map((job) => (
            <li key={job} className="max-w-full">
              <Badge>{job}</Badge>
            </li>
          ))}
        </ul>
        <p className="mt-auto flex flex-wrap gap-x-6 font-semibold">
          <a href={`/${trade.slug}`} className="text-link py-1">
            How it works
            <VisuallyHidden> for {trade.label}</VisuallyHidden>
          </a>
          <a href={`/services/${trade.slug}-leads`} className="text-link py-1">
            {trade.label} leads
          </a>
        </p>
      </div>
    </li>
  );
}
