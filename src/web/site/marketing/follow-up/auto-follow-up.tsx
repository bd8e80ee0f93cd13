import {
  followUpBenefits,
  followUpClosing,
  followUpHero,
  followUpMeta,
  followUpStats,
} from "~/content/auto-follow-up.ts";
import { claims } from "~/content/claims.ts";
import { testimonials } from "~/content/testimonials.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { PageHero } from "~/ui/layout/page-hero.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { wordsMeta } from "~/web/shared/metadata/words-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import { Closing } from "../parts/closing.tsx";
import { Points } from "../parts/points.tsx";
import { TestimonialFigure } from "../parts/testimonial.tsx";
import type { Route } from "./+types/auto-follow-up";
import { ClaimFigures } from "./claim-figures.tsx";
import { FollowUpPhone } from "./follow-up-phone.tsx";
import { FollowUpTimeline } from "./follow-up-timeline.tsx";

export const headers = () => cachedUnder("site");

/** The page has two addresses; this is the one search engines shall keep. */
const canonical = "/features/auto-follow-up";

export const meta: Route.MetaFunction = ({ matches }) =>
  wordsMeta(matches, followUpMeta, canonical);

/** Six messages in a week, and what they are worth (`content.auto-follow-up`). */
export default function AutoFollowUp() {
  return (
    <>
      <PageBreadcrumbs />
      <PageHero {...followUpHero} picture={<FollowUpPhone />}>
        <LinkButton href="/get-started" variant="action" size="large">
          {followUpHero.action}
        </LinkButton>
      </PageHero>
      <FollowUpTimeline />
      <section className="page-width section-space grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <SectionHeading title={followUpBenefits.title} />
        <Points points={followUpBenefits.points} className="gap-x-10 gap-y-8 sm:grid-cols-2" />
      </section>
      <section className="page-width pb-16 lg:pb-24">
        <div className="raised rounded-3xl bg-surface p-6 sm:p-10">
          <h2 className="mb-8 text-2xl">{followUpStats.title}</h2>
          <ClaimFigures claims={[claims.responded, claims.conversion, claims.aroundTheClock]} />
        </div>
      </section>
      <TestimonialFigure {...testimonials.autoFollowUp} />
      <Closing title={followUpClosing.title} text={followUpClosing.text}>
        <LinkButton href="/get-started" variant="action" size="large">
          {followUpClosing.action}
        </LinkButton>
        <LinkButton href="/services" variant="secondary" size="large">
          {followUpClosing.services}
        </LinkButton>
      </Closing>
      <div className="border-t border-line">
        <RelatedLinks currentPage={canonical} showAsCards={false} />
      </div>
    </>
  );
}
