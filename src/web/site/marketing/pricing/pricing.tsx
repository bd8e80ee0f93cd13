import {
  calculator,
  pricingHero,
  pricingMeta,
  pricingMore,
  pricingSteps,
} from "~/content/pricing.ts";
import { cachedUnder, runsScriptFiles } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { NumberedSteps } from "~/ui/layout/numbered-steps.tsx";
import { PageHero } from "~/ui/layout/page-hero.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { wordsMeta } from "~/web/shared/metadata/words-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import type { Route } from "./+types/pricing";
import { readCalculation } from "./month-of-leads.ts";
import { AdResults } from "./pricing-ad-results.tsx";
import { RoiCalculator } from "./pricing-calculator.tsx";
import { PlanCards } from "./pricing-plans.tsx";
import { ProfitExamples } from "./pricing-profit-examples.tsx";
import { WhatYouPay } from "./pricing-what-you-pay.tsx";

/** Script is only for the calculator, which works without it as well. */
export const headers = () => ({ ...cachedUnder("site"), ...runsScriptFiles });

export const meta: Route.MetaFunction = ({ matches }) =>
  wordsMeta(matches, pricingMeta, "/pricing");

/** What the calculator was asked without script. */
export function loader({ request }: Route.LoaderArgs) {
  return { start: readCalculation(new URL(request.url).searchParams) };
}

/** What it costs, the two plans, and what they bring (`content.pricing`). */
export default function Pricing({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageBreadcrumbs />
      <PageHero title={pricingHero.title} lead={pricingHero.lead}>
        <LinkButton href="#calculator" variant="secondary">
          {pricingHero.action}
        </LinkButton>
      </PageHero>
      <PlanCards />
      <section className="page-width section-space grid items-start gap-8 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <div>
          <SectionHeading {...calculator.intro} />
        </div>
        <RoiCalculator start={loaderData.start} />
      </section>
      <WhatYouPay />
      <NumberedSteps {...pricingSteps} />
      <AdResults />
      <ProfitExamples />
      <section className="page-width section-space pb-0">
        <ul className="grid gap-8 md:grid-cols-2">
          {pricingMore.map((more) => (
            <li key={more.href} className="border-t-2 border-edge pt-5">
              <h2 className="text-xl">{more.title}</h2>
              <p className="mt-2 text-muted">{more.text}</p>
              <a href={more.href} className="text-link mt-3 inline-block py-1 font-semibold">
                {more.link}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <RelatedLinks currentPage="/pricing" showAsCards={false} />
    </>
  );
}
