import { useLocation } from "react-router";
import { serviceBySlug } from "~/domains/shared/services/services.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { pageMeta } from "~/web/shared/metadata/page-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import type { Route } from "./+types/trade-page";
import { TradeClosing } from "./trade-closing.tsx";
import { TradeFollowUp } from "./trade-follow-up.tsx";
import { TradeHero } from "./trade-hero.tsx";
import { TradeMarket } from "./trade-market.tsx";
import { maxLinks, tradeOfPath } from "./trade-path.ts";
import { TradeSearches } from "./trade-searches.tsx";
import { TradeServiceData } from "./trade-service-data.tsx";
import { TradeSystem } from "./trade-system.tsx";
import { TradeYear } from "./trade-year.tsx";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { slug, page } = tradeOfPath(location.pathname);
  return pageMeta(matches, {
    ...page.meta,
    title: `${page.meta.title} | ${matches[0].loaderData.siteName}`,
    path: `/${slug}`,
    image: {
      path: `/social/trades/${slug}.png`,
      alt: `${serviceBySlug(slug)?.label} lead system: ${page.hero.title}`,
    },
  });
};

/** What the system does for a trade: its year, its searches, its messages (`content.trade-page`). */
export default function TradePage() {
  const { slug, page } = tradeOfPath(useLocation().pathname);
  const path = `/${slug}`;
  const trade = serviceBySlug(slug);
  if (!trade) return null;
  return (
    <>
      <PageBreadcrumbs />
      <TradeServiceData trade={trade} path={path} description={page.meta.description} />
      <TradeHero slug={slug} hero={page.hero} picture={page.picture} />
      <TradeYear {...page.year} />
      <TradeSearches {...page.searches} />
      <TradeSystem {...page.system} />
      <TradeFollowUp slug={slug} {...page.followUp} />
      <TradeMarket trade={trade} {...page.market} />
      <TradeClosing slug={slug} {...page.closing} />
      <RelatedLinks currentPage={path} maxLinks={maxLinks(slug)} showAsCards={false} />
    </>
  );
}
