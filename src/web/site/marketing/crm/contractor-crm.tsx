import { claims } from "~/content/claims.ts";
import { crmClosing, crmComparison, crmHero, crmMeta } from "~/content/contractor-crm.ts";
import { testimonials } from "~/content/testimonials.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { PageHero } from "~/ui/layout/page-hero.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { ComparisonTable } from "~/ui/tables/comparison-table.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { useSite } from "~/web/shared/frame/use-site.ts";
import { wordsMeta } from "~/web/shared/metadata/words-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import { Closing } from "../parts/closing.tsx";
import { TestimonialFigure } from "../parts/testimonial.tsx";
import type { Route } from "./+types/contractor-crm";
import { CrmBlocks } from "./crm-blocks.tsx";
import { CrmBoard } from "./crm-board.tsx";
import { CrmScreens } from "./crm-screens.tsx";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = ({ matches }) =>
  wordsMeta(matches, crmMeta, "/contractor-crm");

/** The CRM, tool by tool, beside a generic one (`content.contractor-crm`). */
export default function ContractorCrm() {
  const { siteName } = useSite();
  return (
    <>
      <PageBreadcrumbs />
      <PageHero {...crmHero} picture={<CrmBoard />}>
        <Actions />
      </PageHero>
      <CrmBlocks />
      <CrmScreens />
      <section className="page-width section-space grid items-start gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <div>
          <SectionHeading title={crmComparison.title} lead={crmComparison.lead} />
          <p className="mt-8 border-l-4 border-brand pl-5">
            <strong className="block text-2xl">{claims.bookings.figure}</strong>
            <span className="text-muted">{claims.bookings.label}</span>
          </p>
        </div>
        <ComparisonTable {...crmComparison} ours={siteName} />
      </section>
      <TestimonialFigure {...testimonials.contractorCrm} />
      <Closing {...crmClosing}>
        <Actions />
      </Closing>
      <div className="border-t border-line">
        <RelatedLinks currentPage="/contractor-crm" showAsCards={false} />
      </div>
    </>
  );
}

function Actions() {
  return (
    <div className="flex flex-wrap gap-4 [justify-content:inherit]">
      <LinkButton href="/get-started" variant="action" size="large">
        {crmHero.action}
      </LinkButton>
      <LinkButton href="/features/auto-follow-up" variant="secondary" size="large">
        {crmHero.followUp}
      </LinkButton>
    </div>
  );
}
