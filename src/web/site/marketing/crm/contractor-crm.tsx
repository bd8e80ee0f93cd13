import { claims } from "~/content/claims.ts";
import {
  type CrmBlock,
  crmBlocks,
  crmBoard,
  crmClosing,
  crmComparison,
  crmHero,
  crmMeta,
  crmScreens,
} from "~/content/contractor-crm.ts";
import { testimonials } from "~/content/testimonials.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { PageHero, SectionHeading } from "~/ui/layout/page-sections.tsx";
import { ComparisonTable } from "~/ui/tables/comparison-table.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { useSite } from "~/web/shared/frame/use-site.ts";
import { contentMeta } from "~/web/shared/metadata/page-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import { Closing, TestimonialFigure } from "~/web/site/marketing/parts/marketing-parts.tsx";
import type { Route } from "./+types/contractor-crm";
import inboxDark from "./pictures/inbox-dark.webp";
import inboxLight from "./pictures/inbox-light.webp";
import leadsDark from "./pictures/leads-dark.webp";
import leadsLight from "./pictures/leads-light.webp";
import scheduleDark from "./pictures/schedule-dark.webp";
import scheduleLight from "./pictures/schedule-light.webp";
import todayDark from "./pictures/today-dark.webp";
import todayLight from "./pictures/today-light.webp";

const paths: Record<CrmBlock["icon"], string> = {
  leads: "M8 10h32M8 20h22M8 30h14m14-4v14m0 0-6-6m6 6 6-6",
  jobs: "M8 12h32v28H8Zm0 8h32M16 7v9m16-9v9m-16 14 5 5 9-9",
  messages: "M6 8h26v18H18l-7 6v-6H6Zm32 8h4v18h-5v6l-7-6H18v-3",
  results: "M8 40h32M12 40V28h6v12m6 0V18h6v22m6 0V8h4v32M10 18l10-8 8 4L40 4",
  money:
    "M12 6h18l8 8v28H12Zm18 0v8h8M25 20v18m5-14c-1-2-3-2.500-5-2.500s-5 .5-5 3.500c0 5 10 2 10 7 0 3-3 3.500-5 3.500s-4.500-.5-5.500-2.500",
  calls:
    "M10 8h8l4 10-5 4c2 4 5 7 9 9l4-5 10 4v8c-18 2-32-12-30-30Zm20 0c6 1 9 4 10 10m-10-4c2 .5 3.500 2 4 4",
};

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = ({ matches }) =>
  contentMeta(matches, crmMeta, "/contractor-crm");

/** The CRM's tools, each compared with a generic CRM. */
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

/** The six tools. */
function CrmBlocks() {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <div className="page-width">
        <SectionHeading title={crmBlocks.title} lead={crmBlocks.lead} />
        <ul className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {crmBlocks.blocks.map((block) => (
            <li key={block.title} className="raised rounded-2xl bg-surface p-6">
              <BlockIcon icon={block.icon} />
              <h3 className="mt-5 text-xl">{block.title}</h3>
              <p className="mt-2 text-muted">{block.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function BlockIcon({ icon }: { icon: CrmBlock["icon"] }) {
  return (
    <span className="grid size-16 place-items-center rounded-xl bg-info-soft">
      <svg
        viewBox="0 0 48 48"
        className="size-10 fill-none stroke-brand"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={paths[icon]} />
      </svg>
    </span>
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

/** Illustration of the lead board: three columns in a window. */
function CrmBoard() {
  return (
    <figure>
      <div className="floating overflow-hidden rounded-2xl bg-surface">
        <div className="deep-band flex items-center gap-2 px-5 py-3" aria-hidden="true">
          <span className="size-3 rounded-full bg-edge" />
          <span className="size-3 rounded-full bg-edge" />
          <span className="size-3 rounded-full bg-edge" />
        </div>
        <p className="px-5 pt-4 text-xl font-bold">{crmBoard.title}</p>
        <ul className="grid gap-4 p-5 sm:grid-cols-3 sm:gap-3">
          {crmBoard.columns.map((column) => (
            <li key={column.title} className="rounded-xl bg-sunken p-3">
              <Badge tone={column.tone}>{column.title}</Badge>
              <ul className="mt-3 flex flex-col gap-2">
                {column.cards.map((card) => (
                  <li
                    key={card.need}
                    className="rounded-lg border border-line bg-surface p-3 text-sm"
                  >
                    <span className="block font-semibold">{card.need}</span>
                    <span className="mt-1 block text-xs text-muted">{card.note}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="sr-only">{crmBoard.label}</figcaption>
    </figure>
  );
}

/** Created by `npm run pictures`, which prints their sizes. */
const pictures = {
  today: { light: todayLight, dark: todayDark, width: 780, height: 1440 },
  leads: { light: leadsLight, dark: leadsDark, width: 1680, height: 1080 },
  inbox: { light: inboxLight, dark: inboxDark, width: 1680, height: 1080 },
  schedule: { light: scheduleLight, dark: scheduleDark, width: 1680, height: 1080 },
};

/** Screenshots of the CRM with the demo's customers. */
function CrmScreens() {
  const { today, ...others } = crmScreens.screens;
  return (
    <section className="page-width section-space">
      <SectionHeading title={crmScreens.title} lead={crmScreens.lead} />
      <div className="mt-12 grid items-start gap-8 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:gap-12">
        <Screen picture={pictures.today} text={today} className="mx-auto max-w-72" />
        <div className="grid gap-8">
          {(["leads", "inbox", "schedule"] as const).map((name) => (
            <Screen key={name} picture={pictures[name]} text={others[name]} />
          ))}
        </div>
      </div>
    </section>
  );
}

type ScreenProps = {
  picture: (typeof pictures)[keyof typeof pictures];
  text: { shows: string; caption: string };
  className?: string;
};

function Screen({ picture: { light, dark, width, height }, text, className }: ScreenProps) {
  return (
    <figure className={className}>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={dark} />
        <img
          src={light}
          alt={text.shows}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="raised h-auto w-full rounded-2xl border border-line"
        />
      </picture>
      <figcaption className="mt-3 text-muted">{text.caption}</figcaption>
    </figure>
  );
}
