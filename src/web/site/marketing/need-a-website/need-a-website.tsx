import {
  needWebsiteClosing,
  needWebsiteHero,
  needWebsiteMeta,
  needWebsiteSteps,
} from "~/content/need-a-website.ts";
import { testimonials } from "~/content/testimonials.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { NumberedSteps } from "~/ui/layout/numbered-steps.tsx";
import { PageHero } from "~/ui/layout/page-hero.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { useSite } from "~/web/shared/frame/use-site.ts";
import { wordsMeta } from "~/web/shared/metadata/words-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import { Closing } from "../parts/closing.tsx";
import { NewTabLink } from "../parts/new-tab-link.tsx";
import { TestimonialFigure } from "../parts/testimonial.tsx";
import type { Route } from "./+types/need-a-website";
import { LeadPagePicture } from "./lead-page-picture.tsx";
import { NeedWebsiteParts } from "./need-website-parts.tsx";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = ({ matches }) =>
  wordsMeta(matches, needWebsiteMeta, "/need-a-website");

/** A lead system for those without a website (`content.need-a-website`). */
export default function NeedAWebsite() {
  return (
    <>
      <PageBreadcrumbs />
      <PageHero {...needWebsiteHero} picture={<LeadPagePicture />}>
        <Actions />
      </PageHero>
      <div className="border-t border-line">
        <NumberedSteps {...needWebsiteSteps} />
      </div>
      <NeedWebsiteParts />
      <TestimonialFigure {...testimonials.needAWebsite} />
      <Closing {...needWebsiteClosing}>
        <Actions />
      </Closing>
      <div className="border-t border-line">
        <RelatedLinks currentPage="/need-a-website" showAsCards={false} />
      </div>
    </>
  );
}

function Actions() {
  const { bookingUrl } = useSite();
  return (
    <div className="flex flex-wrap gap-4 [justify-content:inherit]">
      <LinkButton href="/get-started" variant="action" size="large">
        {needWebsiteHero.action}
      </LinkButton>
      <NewTabLink href={bookingUrl} variant="secondary" size="large">
        {needWebsiteHero.call}
      </NewTabLink>
    </div>
  );
}
