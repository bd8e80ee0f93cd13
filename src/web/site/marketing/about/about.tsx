import type { ReactNode } from "react";
import { aboutContact, aboutHero, aboutMeta, aboutWork, principles } from "~/content/about.ts";
import { TownStreet } from "~/illustrations/town-street.tsx";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageHero, SectionHeading } from "~/ui/layout/page-sections.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { MailLink } from "~/web/shared/frame/contact-links.tsx";
import { useSite } from "~/web/shared/frame/use-site.ts";
import { contentMeta } from "~/web/shared/metadata/page-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import { NewTabLink, Points } from "~/web/site/marketing/parts/marketing-parts.tsx";
import type { Route } from "./+types/about";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = ({ matches }) => contentMeta(matches, aboutMeta, "/about");

/** About page: our principles and contact details. */
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

/** Three contact options: call, email, and mailing address. */
function AboutContact() {
  const { bookingUrl } = useSite();
  const { call, mail, locations } = aboutContact;
  return (
    <section className="page-width section-space pb-0">
      <SectionHeading title={aboutContact.title} />
      <ul className="mt-10 grid gap-6 md:grid-cols-3">
        <Way {...call}>
          <NewTabLink href={bookingUrl}>{call.action}</NewTabLink>
        </Way>
        <Way {...mail}>
          <MailLink />
        </Way>
        <Way {...locations}>
          <LinkButton href="/locations" variant="secondary">
            {locations.action}
          </LinkButton>
        </Way>
      </ul>
    </section>
  );
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card as="li" className="flex flex-col items-start">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 mb-6 text-muted">{text}</p>
      <div className="mt-auto">{children}</div>
    </Card>
  );
}
