import { useLocation } from "react-router";
import type { Season, TradePageCopy } from "~/content/trades/trade-copy.ts";
import { serviceBySlug } from "~/domains/shared/index.ts";
import { SeasonSign } from "~/illustrations/season-sign.tsx";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { pageMeta } from "~/web/shared/metadata/page-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import { CheckMark } from "~/web/site/marketing/parts/marketing-parts.tsx";
import type { Route } from "./+types/trade-page";
import { TradePicture, TradeServiceData } from "./trade-parts.tsx";
import { maxLinks, tradeOfPath } from "./trade-path.ts";
import { TradeFollowUp, TradeMarket } from "./trade-sections.tsx";

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

/** What the system does for a trade: its seasons, searches and messages. */
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

type TradeClosingProps = TradePageCopy["closing"] & { slug: string };

/** Call to action at the end of a trade's page, with a link to its leads. */
function TradeClosing({ slug, title, text, action, leads }: TradeClosingProps) {
  return (
    <section className="page-width section-space pb-0">
      <div className="deep-band flex flex-col items-center rounded-3xl px-6 py-16 text-center">
        <h2 className="max-w-2xl text-3xl">{title}</h2>
        <p className="mt-4 max-w-xl text-lg text-muted">{text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-4">
          <LinkButton href="/get-started" variant="action" size="large">
            {action}
          </LinkButton>
          <LinkButton href={`/services/${slug}-leads`} variant="secondary" size="large">
            {leads}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

/** The four steps of the offer, written for one trade. */
function TradeSystem({ title, lead, steps }: TradePageCopy["system"]) {
  return (
    <section className="deep-band section-space">
      <div className="page-width">
        <h2 className="max-w-3xl text-3xl">{title}</h2>
        <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p>
        <ol className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li key={step.title} className="relative">
              <span
                className="grid size-10 place-items-center rounded-full border border-edge font-bold text-brand tabular-nums"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              {index < steps.length - 1 ? (
                <span className="absolute top-5 -right-5 left-14 hidden h-px bg-line lg:block" />
              ) : null}
              <h3 className="mt-5 text-xl">{step.title}</h3>
              <p className="mt-2 text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A trade's seasons: reasons for calls, and how the system handles them. */
function TradeYear({ title, lead, seasons }: TradePageCopy["year"]) {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <div className="page-width">
        <h2 className="max-w-3xl text-3xl">{title}</h2>
        <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p>
        <ol className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {seasons.map((season) => (
            <Quarter key={season.season} {...season} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Quarter({ season, title, calls, system }: Season) {
  return (
    <li className="flex flex-col border-t-2 border-edge pt-6">
      <div className="flex items-center gap-3">
        <SeasonSign season={season} />
        <h3 className="text-xl">{title}</h3>
      </div>
      <p className="mt-4 font-semibold">{calls}</p>
      <p className="mt-3 text-muted">{system}</p>
    </li>
  );
}

type TradeHeroProps = Pick<TradePageCopy, "hero" | "picture"> & { slug: string };

/** The trade's problem in one line, the button, and the illustration. */
function TradeHero({ slug, hero, picture }: TradeHeroProps) {
  return (
    <section className="page-width grid items-center gap-10 pt-8 pb-16 md:grid-cols-[1.05fr_1fr] md:pt-12 lg:gap-16 lg:pb-24">
      <div>
        <h1 className="text-4xl">{hero.title}</h1>
        <p className="mt-6 max-w-xl text-lg text-muted">{hero.lead}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <LinkButton href="/get-started" variant="action" size="large">
            Get Started
          </LinkButton>
          <LinkButton href="#follow-up" variant="secondary" size="large">
            How it works
          </LinkButton>
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm font-semibold">
          {hero.points.map((point) => (
            <li key={point} className="flex items-center gap-2">
              <CheckMark />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <TradePicture slug={slug} picture={picture} />
    </section>
  );
}

/** Search phrases, grouped by urgency. */
function TradeSearches({ title, lead, groups }: TradePageCopy["searches"]) {
  return (
    <section className="page-width section-space">
      <h2 className="max-w-3xl text-3xl">{title}</h2>
      <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p>
      <ul className="mt-12 grid gap-6 lg:grid-cols-3">
        {groups.map((group) => (
          <Card as="li" key={group.title} className="flex flex-col">
            <h3 className="text-xl">{group.title}</h3>
            <ul className="mt-4 flex flex-col gap-2">
              {group.phrases.map((phrase) => (
                <li
                  key={phrase}
                  className="flex items-center gap-3 rounded-full border border-line bg-sunken px-4 py-2 text-sm"
                >
                  <Magnifier />
                  {phrase}
                </li>
              ))}
            </ul>
            <p className="mt-5 text-muted">{group.text}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Magnifier() {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-4 shrink-0 fill-none stroke-muted"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="8.5" cy="8.5" r="6" />
      <path d="m13 13 5 5" />
    </svg>
  );
}
