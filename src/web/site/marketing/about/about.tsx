import { aboutHero, aboutMeta, aboutWork, principles } from "~/content/about.ts";
import { TownStreet } from "~/illustrations/town-street.tsx";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { PageHero } from "~/ui/layout/page-hero.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { wordsMeta } from "~/web/shared/metadata/words-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import { Points } from "../parts/points.tsx";
import type { Route } from "./+types/about";
import { AboutContact } from "./about-contact.tsx";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = ({ matches }) => wordsMeta(matches, aboutMeta, "/about");

/** What we stand for, and how to reach us (`content.about`). */
export default function About() {
  return (
    <>
      <PageBreadcrumbs />
      <PageHero {...aboutHero} />
      <div className="page-width">
        <TownStreet />
      </div>
      <section className="page-width section-space grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <SectionHeading title={principles.title} />
        <Points points={principles.points} className="gap-x-10 gap-y-8 sm:grid-cols-2" />
      </section>
      <section className="section-space border-y border-line bg-sunken">
        <div className="page-width grid gap-8 lg:grid-cols-2 lg:gap-16">
          <h2 className="text-3xl">{aboutWork.title}</h2>
          <div className="flex flex-col items-start gap-4 text-lg text-muted">
            {aboutWork.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <a href="/services" className="text-link py-1 font-semibold">
              {aboutWork.action}
            </a>
          </div>
        </div>
      </section>
      <AboutContact />
      <RelatedLinks currentPage="/about" showAsCards={false} />
    </>
  );
}
