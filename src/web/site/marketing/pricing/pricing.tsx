import {
  adResults,
  calculator,
  pricingHero,
  pricingMeta,
  pricingMore,
  pricingSteps,
  profitExamples,
} from "~/content/pricing.ts";
import { sampleMonths } from "~/content/trades/monthly-sums.ts";
import { cachedUnder, runsScriptFiles } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { NumberedSteps, PageHero, SectionHeading } from "~/ui/layout/page-sections.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { contentMeta } from "~/web/shared/metadata/page-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import type { Route } from "./+types/pricing";
import { dollars, readCalculation } from "./month-of-leads.ts";
import { RoiCalculator } from "./pricing-calculator.tsx";
import { PlanCards, WhatYouPay } from "./pricing-plans.tsx";

const columns = [
  { head: "Ad budget", figure: adResults.budget, note: "a month" },
  { head: "Clicks", figure: adResults.clicks, note: "on your page" },
  { head: "Leads", figure: adResults.leads, note: `${adResults.leadShare} of clicks` },
  { head: "Jobs booked", figure: adResults.jobs, note: `${adResults.jobShare} of leads` },
];

/** Only the calculator has JavaScript, and it works without it too. */
export const headers = () => ({ ...cachedUnder("site"), ...runsScriptFiles });

export const meta: Route.MetaFunction = ({ matches }) =>
  contentMeta(matches, pricingMeta, "/pricing");

/** Reads the calculator's inputs from the URL when JavaScript is off. */
export function loader({ request }: Route.LoaderArgs) {
  return { start: readCalculation(new URL(request.url).searchParams) };
}

/** Pricing page: the two plans and what they bring. */
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

/** From the ad budget to booked jobs, as a one-row table. */
function AdResults() {
  return (
    <section className="deep-band section-space">
      <div className="page-width">
        <SectionHeading title={adResults.title} lead={adResults.lead} />
        <table className="mt-10 w-full table-fixed text-left">
          <caption className="sr-only">{adResults.caption}</caption>
          <thead>
            <tr className="text-sm text-muted">
              {columns.map(({ head }) => (
                <th key={head} scope="col" className="pr-3 pb-3 align-bottom font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {columns.map(({ head, figure, note }) => (
                <td key={head} className="border-t-4 border-action pt-4 pr-2 align-top">
                  <strong className="block text-lg font-bold whitespace-nowrap tabular-nums sm:text-3xl">
                    {figure}
                  </strong>
                  <span className="mt-1 block text-sm text-muted">{note}</span>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Sample months for four trades. */
function ProfitExamples() {
  return (
    <section className="page-width section-space">
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <div>
          <SectionHeading title={profitExamples.title} lead={profitExamples.lead} />
          <p className="mt-4 text-sm text-muted">{profitExamples.note}</p>
        </div>
        {/* Six columns, the last of which matters most: all fit on a phone. */}
        <div className="min-w-0 max-sm:[&_:is(td,th)]:px-1.5 max-sm:[&_table]:text-xs">
          <Table caption={profitExamples.caption}>
            <thead>
              <tr>
                <Th>Trade</Th>
                <Th numeric>Job</Th>
                <Th numeric>Leads</Th>
                <Th numeric>Jobs</Th>
                <Th numeric>Revenue</Th>
                <Th numeric>Profit</Th>
              </tr>
            </thead>
            <tbody>
              {profitExamples.rows.map(({ slug, label }) => {
                const month = sampleMonths[slug];
                return month ? (
                  <tr key={slug}>
                    <Th scope="row">{label}</Th>
                    <Td numeric>{dollars(month.price)}</Td>
                    <Td numeric>{month.leads}</Td>
                    <Td numeric>{month.jobs}</Td>
                    <Td numeric>{dollars(month.revenue)}</Td>
                    <Td numeric className="font-bold text-good">
                      {dollars(month.profit)}
                    </Td>
                  </tr>
                ) : null;
              })}
            </tbody>
          </Table>
        </div>
      </div>
    </section>
  );
}
