import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { hero as homeHero } from "~/content/home.ts";
import type { TradeLandingCopy } from "~/content/trades/trade-copy.ts";
import { serviceBySlug } from "~/domains/shared/index.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { pageMeta } from "~/web/shared/metadata/page-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import { Promises } from "~/web/site/marketing/parts/marketing-parts.tsx";
import { Drawing, TradeIcon, TradeServiceData } from "~/web/site/marketing/trades/trade-parts.tsx";
import { maxLinks, tradeOfPath } from "../trades/trade-path.ts";
import type { Route } from "./+types/trade-landing-page";
import { TradeNumbers } from "./trade-numbers.tsx";

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

/** Landing page for a trade's leads: problems of shared leads, the alternative, the price. */
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

type TradeTestimonialProps = TradeLandingCopy["testimonial"] & { slug: string };

/** A testimonial of the trade (`content.sample-testimonials`). */
function TradeTestimonial({ slug, quote, trade, city }: TradeTestimonialProps) {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <figure className="page-width flex flex-col items-center text-center">
        <TradeIcon slug={slug} />
        <blockquote className="mt-8 max-w-3xl text-2xl font-semibold text-balance">
          “{quote}”
        </blockquote>
        <figcaption className="mt-6 text-muted">
          {trade}, {city}
        </figcaption>
      </figure>
    </section>
  );
}

/** Kinds of leads for a trade. */
function TradeKinds({ title, lead, kinds }: TradeLandingCopy["kinds"]) {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <div className="page-width grid items-start gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <div className="lg:sticky lg:top-28">
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-4 text-lg text-muted">{lead}</p>
        </div>
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {kinds.map((kind) => (
            <li key={kind.title} className="border-t-2 border-edge pt-5 pb-8">
              <h3 className="text-xl">{kind.title}</h3>
              <p className="mt-2 text-muted">{kind.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Common questions of the trade before they sign up. */
function TradeObjections({ title, items }: TradeLandingCopy["objections"]) {
  return (
    <section className="page-width section-space">
      <h2 className="text-3xl">{title}</h2>
      <ul className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {items.map(({ question, answer }) => (
          <li key={question}>
            <h3 className="text-xl">{question}</h3>
            <p className="mt-3 text-muted">{answer}</p>
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <a href="/faq" className="text-link inline-block py-1 font-semibold">
          More questions and answers
        </a>
      </p>
    </section>
  );
}

type TradeLandingClosingProps = TradeLandingCopy["closing"] & { slug: string };

/** Call to action at the end, next to the trade's illustration. */
function TradeLandingClosing({ slug, title, text, action }: TradeLandingClosingProps) {
  return (
    <section className="border-t border-line">
      <div className="page-width section-space pb-0 grid items-center gap-10 md:grid-cols-2 lg:gap-16">
        <Drawing slug={slug} />
        <div>
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-4 text-lg text-muted">{text}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <LinkButton href="/get-started" variant="action" size="large">
              {action}
            </LinkButton>
            <LinkButton href={`/${slug}`} variant="secondary" size="large">
              How the system works
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}

type TradeLandingHeroProps = Pick<TradeLandingCopy, "hero" | "requests">;

/** Headline of the offer, next to an illustrated inbox. */
function TradeLandingHero({ hero, requests }: TradeLandingHeroProps) {
  return (
    <div className="deep-band">
      <PageBreadcrumbs />
      <section className="page-width grid items-center gap-12 pt-8 pb-16 md:pt-12 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pb-24">
        <div>
          <h1 className="text-4xl">{hero.title}</h1>
          <p className="mt-6 max-w-xl text-lg text-muted">{hero.lead}</p>
          <LinkButton href="/get-started" variant="action" size="large" className="mt-8">
            {hero.action}
          </LinkButton>
          <Promises promises={homeHero.promises} />
        </div>
        <Inbox requests={requests} />
      </section>
    </div>
  );
}

function Inbox({ requests }: Pick<TradeLandingCopy, "requests">) {
  return (
    <figure>
      <div className="floating rounded-2xl bg-surface">
        <p className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-5 py-4">
          <span className="font-bold">Your new requests</span>
          <Badge tone="good">Sent to you only</Badge>
        </p>
        <ul className="divide-y divide-line">
          {requests.map((request) => (
            <li key={request.need} className="px-5 py-4">
              <p className="font-semibold">“{request.need}”</p>
              <p className="mt-1 text-sm text-muted">
                {request.kind} · {request.wanted}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-center text-sm text-muted">
        Sample requests, as your dashboard shows them
      </figcaption>
    </figure>
  );
}

/** Problems of shared leads in this trade, compared point by point with ours. */
function TradeShared({ title, lead, rows }: TradeLandingCopy["shared"]) {
  return (
    <section className="page-width section-space">
      <h2 className="max-w-3xl text-3xl">{title}</h2>
      <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p>
      <div className="raised mt-12 overflow-hidden rounded-2xl bg-surface">
        <div
          className="hidden grid-cols-[13rem_1fr_1fr] border-b border-line bg-sunken font-semibold lg:grid"
          aria-hidden="true"
        >
          <span />
          <span className="px-6 py-4">Shared leads</span>
          <span className="px-6 py-4">Your own leads</span>
        </div>
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.topic} className="grid lg:grid-cols-[13rem_1fr_1fr]">
              <h3 className="px-6 pt-6 text-lg lg:pb-6">{row.topic}</h3>
              <Side label="Shared leads" good={false}>
                {row.shared}
              </Side>
              <Side label="Your own leads" good>
                {row.yours}
              </Side>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Side({ label, good, children }: { label: string; good: boolean; children: ReactNode }) {
  return (
    <div className={`flex gap-4 px-6 py-4 lg:py-6 ${good ? "bg-good-soft" : ""}`}>
      <svg
        viewBox="0 0 20 20"
        className={`mt-1 size-5 shrink-0 fill-none ${good ? "stroke-good" : "stroke-bad"}`}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={good ? "m3.5 10.5 4.5 4.5 8.5-10" : "m4.5 4.5 11 11m0-11-11 11"} />
      </svg>
      <p className={good ? "" : "text-muted"}>
        <span className="sr-only">{label}: </span>
        {children}
      </p>
    </div>
  );
}
