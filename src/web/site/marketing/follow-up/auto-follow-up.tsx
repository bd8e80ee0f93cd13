import {
  followUpBenefits,
  followUpClosing,
  followUpHero,
  followUpMeta,
  followUpPhone,
  followUpStats,
  followUpTimeline,
} from "~/content/auto-follow-up.ts";
import { type Claim, claims } from "~/content/claims.ts";
import { testimonials } from "~/content/testimonials.ts";
import { followUpMoments } from "~/content/trades/follow-up-moments.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { PageHero, SectionHeading } from "~/ui/layout/page-sections.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { contentMeta } from "~/web/shared/metadata/page-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import {
  Closing,
  MessageSign,
  Points,
  TestimonialFigure,
} from "~/web/site/marketing/parts/marketing-parts.tsx";
import type { Route } from "./+types/auto-follow-up";

export const headers = () => cachedUnder("site");

/** Canonical URL; the page has two. */
const canonical = "/features/auto-follow-up";

export const meta: Route.MetaFunction = ({ matches }) =>
  contentMeta(matches, followUpMeta, canonical);

/** Product page of the automatic follow-up: six messages in a week. */
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

/**
 * Statistics in large type, each with its source once the operator has set one
 * (`content.claims-kept`).
 */
function ClaimFigures({ claims }: { claims: readonly Claim[] }) {
  return (
    <dl className="grid gap-8 sm:grid-cols-3">
      {claims.map((claim) => (
        <div key={claim.figure} className="flex flex-col-reverse justify-end">
          <dt className="mt-2 text-muted">
            {claim.label}
            {claim.source ? (
              <span className="mt-1 block text-sm">Source: {claim.source}</span>
            ) : null}
          </dt>
          <dd className="text-4xl font-bold tracking-tight text-brand">{claim.figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The six messages of the first week: vertical on a phone, horizontal on desktop. */
function FollowUpTimeline() {
  return (
    <section className="deep-band section-space">
      <div className="page-width">
        <SectionHeading title={followUpTimeline.title} lead={followUpTimeline.lead} />
        <ol className="mt-12 grid gap-x-6 lg:grid-cols-6">
          {followUpMoments.map((moment, index) => {
            const message = followUpTimeline.messages[index];
            return (
              <li
                key={moment.when}
                className="relative grid grid-cols-[2.5rem_1fr] gap-x-5 pb-8 last:pb-0 lg:block lg:pb-0"
              >
                {index < followUpMoments.length - 1 ? (
                  <span className="absolute top-10 bottom-0 left-5 w-px bg-edge lg:top-5 lg:-right-6 lg:bottom-auto lg:left-10 lg:h-px lg:w-auto" />
                ) : null}
                <span className="relative grid size-10 place-items-center rounded-full border border-edge bg-surface">
                  <MessageSign by={moment.by} />
                </span>
                <div className="lg:mt-5">
                  <p className="pt-2 font-semibold text-brand lg:pt-0">{moment.when}</p>
                  <h3 className="mt-1 text-lg">{message?.title}</h3>
                  <p className="mt-1 text-sm text-muted">{message?.text}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** Illustration of a conversation that was answered while the owner was at work. */
function FollowUpPhone() {
  return (
    <figure className="mx-auto w-full max-w-sm">
      <div className="floating rounded-[2.5rem] bg-deep p-2">
        <div className="rounded-[2rem] bg-surface p-5">
          <ol className="flex flex-col gap-3 py-2">
            {followUpPhone.messages.map((message) => (
              <li
                key={message.text}
                className={
                  message.from === "homeowner"
                    ? "mr-10 self-start rounded-2xl rounded-bl-sm bg-sunken px-4 py-3"
                    : "ml-10 self-end rounded-2xl rounded-br-sm bg-brand px-4 py-3 text-on-brand"
                }
              >
                <span className="block text-xs font-semibold">
                  {followUpPhone.senders[message.from]}
                </span>
                {message.text}
              </li>
            ))}
          </ol>
          <p className="mt-4 flex items-center gap-3 rounded-xl bg-good-soft p-4 text-sm font-semibold text-good">
            <svg
              viewBox="0 0 24 24"
              className="size-6 shrink-0 fill-none stroke-current stroke-2"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d="M12 3a6 6 0 0 1 6 6v5l2 3H4l2-3V9a6 6 0 0 1 6-6Zm-2 17h4" />
            </svg>
            {followUpPhone.alert}
          </p>
        </div>
      </div>
      <figcaption className="sr-only">{followUpPhone.label}</figcaption>
    </figure>
  );
}
