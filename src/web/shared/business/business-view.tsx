import type { FirstContact } from "~/domains/follow-ups/first-contact.server.ts";
import { LeadForm, type LeadFormProps } from "~/domains/leads/capture/lead-form.tsx";
import { brandStyle } from "~/domains/storefront/business-pages/brand-colors.ts";
import { businessPageText as text } from "~/domains/storefront/business-pages/business-page.text.en.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";
import { callToAction } from "~/domains/storefront/business-pages/page-names.ts";
import { AboutBusiness } from "./about-business.tsx";
import { BusinessFacts } from "./business-facts.tsx";
import { BusinessHero } from "./business-hero.tsx";
import { ContactCard } from "./contact-card.tsx";
import { Introduction } from "./introduction.tsx";
import { Offers } from "./offers.tsx";
import { PhotoGallery } from "./photo-gallery.tsx";
import { Questions } from "./questions.tsx";
import { ServiceTowns } from "./service-towns.tsx";
import { WhyChoose } from "./why-choose.tsx";

type BusinessViewProps = {
  page: BusinessPage;
  /** Where the lead form goes. */
  path: string;
  stamp: string;
  /** What is sent automatically to anyone who sends the form; null: nothing. */
  first?: FirstContact | null;
  /** Where the privacy policy is, when not on the same host. */
  privacy?: string;
  /** What was typed into the form, and why it was refused. */
  answer?: Pick<LeadFormProps, "values" | "errors" | "refusal">;
};

/** How soon the business replies, as far as its sequence and its number keep it (`follow-ups.first-contact`). */
function firstReply({ when, hours }: FirstContact): string {
  return hours ? text.firstReply.byText(when, hours) : text.firstReply.byEmail(when);
}

/** All that a business page says, as everyone sees it and as its editor previews it. */
export function BusinessView({ page, path, stamp, first, privacy, answer }: BusinessViewProps) {
  const cta = callToAction(page);
  return (
    <>
      <style href="brand" precedence="business">
        {brandStyle(page.brandColor)}
      </style>
      <div className="business-page">
        <BusinessHero page={page} cta={cta} />
        <section
          id="estimate"
          aria-labelledby="estimate-title"
          className="raised rounded-2xl bg-surface p-5 sm:p-8"
        >
          <h2 id="estimate-title" className="mb-5 text-2xl">
            {cta}
          </h2>
          {first ? <p className="mb-5 text-muted">{firstReply(first)}</p> : null}
          <LeadForm
            // Without #estimate: a browser gives the error summary no focus when the address names a place.
            action={path}
            businessName={page.businessName}
            submitLabel={cta}
            stamp={stamp}
            {...(privacy ? { privacy } : {})}
            {...(answer ?? { values: {}, errors: {}, refusal: null })}
          />
        </section>
        <Introduction page={page} />
        <div className="flex flex-col gap-10 py-10">
          <Offers page={page} />
          <WhyChoose businessName={page.businessName} />
          <PhotoGallery page={page} />
          <BusinessFacts page={page} />
          <ContactCard page={page} />
          <ServiceTowns page={page} />
          <AboutBusiness page={page} />
          <Questions page={page} />
        </div>
      </div>
    </>
  );
}
