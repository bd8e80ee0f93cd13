import {
  servicesHero,
  servicesMeta,
  servicesOther,
  tradeOverviews,
} from "~/content/services-overview.ts";
import { type Service, trades } from "~/domains/shared/index.ts";
import { drawingBox, TradeDrawing } from "~/illustrations/trade-drawing.tsx";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { PageHero } from "~/ui/layout/page-sections.tsx";
import { VisuallyHidden } from "~/ui/layout/visually-hidden.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { contentMeta } from "~/web/shared/metadata/page-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import { Closing } from "~/web/site/marketing/parts/marketing-parts.tsx";
import type { Route } from "./+types/services";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = ({ matches }) =>
  contentMeta(matches, servicesMeta, "/services");

/** Overview of all six trades. */
export default function Services() {
  return (
    <>
      <PageBreadcrumbs />
      <PageHero {...servicesHero} />
      <ul className="page-width grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {trades.map((trade) => (
          <ServiceCard key={trade.slug} trade={trade} />
        ))}
      </ul>
      <Closing title={servicesOther.title} text={servicesOther.text}>
        <LinkButton href="/get-started" variant="action" size="large">
          {servicesOther.action}
        </LinkButton>
      </Closing>
      <div className="border-t border-line">
        <RelatedLinks currentPage="/services" showAsCards={false} />
      </div>
    </>
  );
}

/** One trade of the overview: illustration, work, and links to its two pages. */
function ServiceCard({ trade }: { trade: Service }) {
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
