import type { LinksFunction } from "react-router";
import {
  autopilot,
  betterWay,
  features,
  hero,
  homeMeta,
  results,
  tradeTiles,
} from "~/content/home.ts";
import { testimonials } from "~/content/testimonials.ts";
import { trades } from "~/domains/shared/index.ts";
import { ResultsGenerator } from "~/domains/signup/index.ts";
import { StepScene } from "~/illustrations/step-scene.tsx";
import { cachedUnder, runsScriptFiles } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { SectionHeading } from "~/ui/layout/page-sections.tsx";
import { useSite } from "~/web/shared/frame/use-site.ts";
import { JsonLd } from "~/web/shared/metadata/json-ld.tsx";
import { contentMeta } from "~/web/shared/metadata/page-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import { CheckMark, Promises, Quotation } from "~/web/site/marketing/parts/marketing-parts.tsx";
import { TradeIcon } from "~/web/site/marketing/trades/trade-parts.tsx";
import type { Route } from "./+types/home";
import styles from "./home.css?url";
import { HeroPicture, Problem } from "./home-sections.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const headers = () => ({ ...cachedUnder("site"), ...runsScriptFiles });

export const meta: Route.MetaFunction = ({ matches }) => contentMeta(matches, homeMeta, "/");

export default function Home() {
  return (
    <>
      <OrganizationData />
      <Hero />
      <Problem />
      <BetterWay />
      <Features />
      <Autopilot />
      <TradeTiles />
      <Results />
      <RelatedLinks currentPage="/" />
    </>
  );
}

/** A call to action in the middle of the page. */
function Autopilot() {
  return (
    <section className="page-width section-space">
      <div className="deep-band flex flex-col items-center rounded-3xl px-6 py-16 text-center">
        <p className="max-w-xl text-2xl font-semibold text-balance">{autopilot.lead}</p>
        <h2 className="mt-8">
          <LinkButton href="/get-started" variant="action" size="large">
            {autopilot.title}
          </LinkButton>
        </h2>
      </div>
    </section>
  );
}

/** The Results Generator with an introduction. */
function Results() {
  return (
    <section id="results" className="section-space border-y border-line bg-sunken">
      <div className="page-width grid items-center gap-10 lg:grid-cols-[1fr_1.25fr] lg:gap-16">
        <div>
          <SectionHeading title={results.title} lead={results.lead} />
          <Promises promises={results.promises} />
        </div>
        <ResultsGenerator level={3} />
      </div>
    </section>
  );
}

/** Structured data about the company behind the site. */
function OrganizationData() {
  const { siteName, siteUrl } = useSite();
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "Organization",
        name: siteName,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/apple-touch-icon.png`,
        description: homeMeta.description,
        areaServed: { "@type": "Country", name: "United States" },
        knowsAbout: trades.map((trade) => `${trade.label} leads`),
      }}
    />
  );
}

/** Headline, the button with its price, and an illustration of the product. */
function Hero() {
  const { siteName } = useSite();
  return (
    <section className="page-width grid items-center gap-10 pt-10 pb-16 md:grid-cols-[1.05fr_1fr] md:pt-16 lg:gap-16 lg:pb-24">
      <div>
        <h1 className="text-4xl">{hero.headline}</h1>
        <p className="mt-6 max-w-xl text-lg text-muted">{hero.lead}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
          <LinkButton href="/get-started" variant="action" size="large">
            Start {siteName} Now
          </LinkButton>
          <span className="font-semibold">{hero.price}</span>
        </p>
        <Promises promises={hero.promises} />
      </div>
      <HeroPicture />
    </section>
  );
}

/** The offer in four numbered steps, with a contractor's testimonial. */
function BetterWay() {
  return (
    <section className="page-width section-space">
      <SectionHeading title={betterWay.title} lead={betterWay.lead} />
      <ol className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {betterWay.steps.map((step, index) => (
          <li
            key={step.title}
            className="raised flex flex-col overflow-hidden rounded-2xl bg-surface"
          >
            <StepScene step={index} />
            <div className="border-t border-line p-6">
              <h3 className="flex items-start gap-3 text-xl">
                <span
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-info-soft text-base text-brand"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                {step.title}
              </h3>
              <p className="mt-3 text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Quotation {...testimonials.home} className="mt-16" />
    </section>
  );
}

/** Checklist of what is included, with a call to action. */
function Features() {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <div className="page-width grid items-start gap-10 lg:grid-cols-[1fr_1.25fr] lg:gap-16">
        <div>
          <h2 className="text-3xl">{features.title}</h2>
          <div className="mt-8 flex flex-wrap gap-4">
            <LinkButton href="/get-started" variant="action" size="large">
              {features.action}
            </LinkButton>
            <LinkButton href="/contractor-crm" variant="secondary" size="large">
              {features.crm}
            </LinkButton>
          </div>
        </div>
        <Card className="sm:p-8">
          <ul className="divide-y divide-line">
            {features.items.map((item) => (
              <li key={item.title} className="flex gap-4 py-4 first:pt-0 last:pb-0">
                <span className="mt-1">
                  <CheckMark />
                </span>
                <div>
                  <h3 className="text-lg">{item.title}</h3>
                  <p className="text-muted">{item.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </section>
  );
}

/** The six trades, each linking to its landing page. */
function TradeTiles() {
  return (
    <section className="section-space border-t border-line">
      <div className="page-width">
        <h2 className="text-3xl">{tradeTiles.title}</h2>
        <p className="mt-4 max-w-2xl text-lg text-muted">{tradeTiles.lead}</p>
        <ul className="mt-12 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {trades.map((trade) => (
            <li key={trade.slug}>
              <a
                href={`/services/${trade.slug}-leads`}
                className="raised group flex h-full items-center gap-5 rounded-2xl bg-surface p-6 hover:border-edge max-[18rem]:flex-col"
              >
                <TradeIcon slug={trade.slug} />
                <span className="min-w-0">
                  <span className="block text-lg font-semibold group-hover:underline">
                    {trade.label}
                  </span>
                  <span className="block text-sm text-muted">{trade.description}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap gap-4">
          <LinkButton href="/services">{tradeTiles.services}</LinkButton>
          <LinkButton href="/faq" variant="secondary">
            {tradeTiles.faq}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
