import { useLocation } from "react-router";
import { serviceBySlug } from "~/domains/shared/services/services.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { pageMeta } from "~/web/shared/metadata/page-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import { maxLinks, tradeOfPath } from "../trades/trade-path.ts";
import { TradeServiceData } from "../trades/trade-service-data.tsx";
import type { Route } from "./+types/trade-landing-page";
import { TradeKinds } from "./trade-kinds.tsx";
import { TradeLandingClosing } from "./trade-landing-closing.tsx";
import { TradeLandingHero } from "./trade-landing-hero.tsx";
import { TradeNumbers } from "./trade-numbers.tsx";
import { TradeObjections } from "./trade-objections.tsx";
import { TradeShared } from "./trade-shared.tsx";
import { TradeTestimonial } from "./trade-testimonial.tsx";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { slug, landing } = tradeOfPath(location.pathname);
  return pageMeta(matches, {
    ...landing.meta,
    title: `${landing.meta.title} | ${matches[0].loaderData.siteName}`,
    path: `/services/${slug}-leads`,
    image: {
      path: `/social/${slug}-leads.png`,
      alt: `${serviceBySlug(slug)?.label} leads: ${landing.hero.title}`,
    },
  });
};

/** Sells a trade's leads: what is wrong with shared ones, what comes in instead, what it costs (`content.trade-landing`). */
export default function TradeLandingPage() {
  const { slug, landing } = tradeOfPath(useLocation().pathname);
  const path = `/services/${slug}-leads`;
  const trade = serviceBySlug(slug);
  if (!trade) return null;
  return (
    <>
      <TradeServiceData trade={trade} path={path} description={landing.meta.description} prices />
      <TradeLandingHero hero={landing.hero} requests={landing.requests} />
      <TradeShared {...landing.shared} />
      <TradeKinds {...landing.kinds} />
      <TradeNumbers slug={slug} {...landing.numbers} />
      <TradeTestimonial slug={slug} {...landing.testimonial} />
      <TradeObjections {...landing.objections} />
      <TradeLandingClosing slug={slug} {...landing.closing} />
      <RelatedLinks currentPage={path} maxLinks={maxLinks(slug)} />
    </>
  );
}
