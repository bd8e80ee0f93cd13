import type { ReactNode } from "react";
import {
  needWebsiteClosing,
  needWebsiteHero,
  needWebsiteMeta,
  needWebsiteParts,
  needWebsitePicture,
  needWebsiteSteps,
} from "~/content/need-a-website.ts";
import { testimonials } from "~/content/testimonials.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { NumberedSteps, PageHero, SectionHeading } from "~/ui/layout/page-sections.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { useSite } from "~/web/shared/frame/use-site.ts";
import { contentMeta } from "~/web/shared/metadata/page-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import {
  CheckMark,
  Closing,
  NewTabLink,
  TestimonialFigure,
} from "~/web/site/marketing/parts/marketing-parts.tsx";
import type { Route } from "./+types/need-a-website";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = ({ matches }) =>
  contentMeta(matches, needWebsiteMeta, "/need-a-website");

/** Product page for contractors without a website. */
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

/** The six parts of the system. */
function NeedWebsiteParts() {
  return (
    <section className="deep-band section-space">
      <div className="page-width">
        <SectionHeading title={needWebsiteParts.title} lead={needWebsiteParts.lead} />
        <ul className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {needWebsiteParts.parts.map((part) => (
            <li key={part.title} className="flex gap-4 border-t border-line pt-6">
              <span className="mt-1">
                <CheckMark />
              </span>
              <div>
                <h3 className="text-xl">{part.title}</h3>
                <p className="mt-2 text-muted">{part.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Illustration of a lead page on a phone, with its results around it. */
function LeadPagePicture() {
  const { label, page, button, text, lead, need, review } = needWebsitePicture;
  return (
    <div role="img" aria-label={label} className="relative mx-auto w-full max-w-lg pb-16">
      <div className="floating mx-auto w-64 max-w-full rounded-[2.5rem] bg-deep p-2">
        <div className="overflow-hidden rounded-[2rem] bg-surface pb-12">
          <svg viewBox="0 0 240 120" aria-hidden="true">
            <path d="M0 0h240v120H0z" fill="light-dark(#bcd9f2, #16325a)" />
            <path d="M0 92c70-20 160-18 240-4v32H0Z" fill="light-dark(#7fae92, #1d4a3a)" />
            <path d="M72 62h96v46H72z" fill="light-dark(#fbf3e4, #cdbfa8)" />
            <path d="M60 64 120 22l60 42-5 7H65Z" fill="#24406d" />
            <path d="M110 78h20v30h-20z" fill="#a3472a" />
            <path d="M82 74h18v18H82zm58 0h18v18h-18z" fill="#ffd27a" />
          </svg>
          <div className="flex flex-col gap-3 p-4">
            <p className="text-xl font-bold">{page}</p>
            <span className="h-9 rounded-lg border border-edge" />
            <span className="h-9 rounded-lg border border-edge" />
            <span className="rounded-lg bg-action py-2 text-center text-sm font-semibold text-on-action">
              {button}
            </span>
          </div>
        </div>
      </div>
      <Note className="top-10 right-0">
        <span className="block font-bold">{lead}</span>
        {need}
      </Note>
      <Note className="bottom-20 left-0">{text}</Note>
      <Note className="right-0 bottom-4">
        <span className="block font-bold">{review}</span>
        <svg viewBox="0 0 100 20" className="mt-1 h-5 fill-action" aria-hidden="true">
          {[0, 20, 40, 60, 80].map((x) => (
            <path
              key={x}
              transform={`translate(${x} 0)`}
              d="m10 2 2.400 5 5.600.700-4 3.900 1 5.500-5-2.600-5 2.600 1-5.500-4-3.900L7.600 7Z"
            />
          ))}
        </svg>
      </Note>
    </div>
  );
}

function Note({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p
      className={`floating absolute max-w-44 rounded-2xl bg-surface px-4 py-3 text-sm ${className}`}
    >
      {children}
    </p>
  );
}
