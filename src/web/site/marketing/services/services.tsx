import { servicesHero, servicesMeta, servicesOther } from "~/content/services-overview.ts";
import { trades } from "~/domains/shared/services/services.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { PageHero } from "~/ui/layout/page-hero.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { wordsMeta } from "~/web/shared/metadata/words-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import { Closing } from "../parts/closing.tsx";
import type { Route } from "./+types/services";
import { ServiceCard } from "./service-card.tsx";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = ({ matches }) =>
  wordsMeta(matches, servicesMeta, "/services");

/** All six trades side by side (`content.services-overview`). */
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
