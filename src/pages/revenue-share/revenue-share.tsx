import {
  revenueShareApply,
  revenueShareComparison,
  revenueShareHero,
  revenueShareMeta,
  revenueShareSteps,
} from "~/content/revenue-share.ts";
import { cachedUnder } from "~/platform/http/page-headers.server.ts";
import { Card } from "~/ui/card.tsx";
import { ComparisonTable } from "~/ui/comparison-table.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { NumberedSteps } from "~/ui/numbered-steps.tsx";
import { PageHero } from "~/ui/page-hero.tsx";
import { SectionHeading } from "~/ui/section-heading.tsx";
import { PageBreadcrumbs } from "../site/page-breadcrumbs.tsx";
import { RelatedLinks } from "../site/related-links.tsx";
import { wordsMeta } from "../site/words-meta.ts";
import type { Route } from "./+types/revenue-share";
import { ClosedDeal } from "./closed-deal.tsx";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = ({ matches }) =>
  wordsMeta(matches, revenueShareMeta, "/revenue-share");

/** What the program is, and the application (specification §2, "Revenue-share page"). */
export default function RevenueShare() {
  return (
    <>
      <PageBreadcrumbs />
      <PageHero {...revenueShareHero} picture={<ClosedDeal />}>
        <LinkButton href="#apply" variant="action" size="large">
          {revenueShareHero.action}
        </LinkButton>
        <p className="mt-4 text-sm text-muted">{revenueShareHero.note}</p>
      </PageHero>
      <section className="section-space border-y border-line bg-sunken">
        <div className="page-width grid items-start gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
          <div>
            <SectionHeading
              title={revenueShareComparison.title}
              lead={revenueShareComparison.lead}
            />
          </div>
          <ComparisonTable {...revenueShareComparison} />
        </div>
      </section>
      <NumberedSteps {...revenueShareSteps} />
      <section id="apply" className="section-space border-y border-line bg-sunken">
        <div className="mx-auto w-full max-w-3xl px-4">
          <SectionHeading {...revenueShareApply} />
          <Card className="mt-8 sm:p-10">
            <p className="text-lg">{revenueShareApply.opening}</p>
            <LinkButton href="/get-started" variant="action" size="large" className="mt-6">
              Get Started
            </LinkButton>
          </Card>
        </div>
      </section>
      <RelatedLinks currentPage="/revenue-share" showAsCards={false} />
    </>
  );
}
