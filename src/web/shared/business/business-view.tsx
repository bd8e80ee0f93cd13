import type { FirstContact } from "~/domains/follow-ups/index.server.ts";
import { LeadForm, type LeadFormProps } from "~/domains/leads/index.ts";
import {
  type BusinessPage,
  brandStyle,
  callToAction,
  cityAndState,
  serviceInSentence,
  businessPageText as text,
} from "~/domains/storefront/index.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { ContactCard, PlaceIcon, TickIcon } from "./business-contact.tsx";
import { BusinessFacts, BusinessHero, PhotoGallery } from "./business-sections.tsx";

type BusinessViewProps = {
  page: BusinessPage;
  /** URL that the lead form posts to. */
  path: string;
  stamp: string;
  /** First automatic message after the form is sent; null for none. */
  first?: FirstContact | null;
  /** Whether the form has the checkbox about automated calls. */
  offersCalls?: boolean;
  /** URL of the privacy policy, if on another host. */
  privacy?: string;
  /** URL of the page where homeowners book a time; null if they can't. */
  bookUrl?: string | null;
  /** Rejected input of the form, with errors. */
  submitted?: Pick<LeadFormProps, "values" | "errors" | "refusal">;
};

/** Content of a business page, for the public page and the editor's preview. */
export function BusinessView(props: BusinessViewProps) {
  const { page, path, stamp, first, offersCalls, privacy, bookUrl = null, submitted } = props;
  const cta = callToAction(page);
  return (
    <>
      <style href="brand" precedence="business">
        {brandStyle(page.brandColor)}
      </style>
      <div className="business-page">
        <BusinessHero page={page} cta={cta} bookUrl={bookUrl} />
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
            // Without #estimate: browsers don't focus the error summary if the URL has a fragment.
            action={path}
            businessName={page.businessName}
            submitLabel={cta}
            stamp={stamp}
            {...(offersCalls ? { offersCalls } : {})}
            {...(privacy ? { privacy } : {})}
            {...(submitted ?? { values: {}, errors: {}, refusal: null })}
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

/** Promised response time, based on the business's sequence and texting number. */
function firstReply({ when, hours }: FirstContact): string {
  return hours ? text.firstReply.byText(when, hours) : text.firstReply.byEmail(when);
}

/** The business's description; renders nothing if there is none. */
function AboutBusiness({ page }: { page: BusinessPage }) {
  if (!page.about) return null;
  return (
    <section>
      <h2 className="text-2xl">{text.about(<bdi key="name">{page.businessName}</bdi>)}</h2>
      <p dir="auto" className="mt-4 whitespace-pre-line text-muted">
        {page.about}
      </p>
    </section>
  );
}

/** Five reasons to choose the business. */
function WhyChoose({ businessName }: { businessName: string }) {
  return (
    <section>
      <h2 className="text-2xl">{text.whyChoose(<bdi key="name">{businessName}</bdi>)}</h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {text.reasons.map((reason) => (
          <li key={reason} className="flex gap-3 font-semibold">
            <span className="tick">
              <TickIcon />
            </span>
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Other towns that the business serves. */
function ServiceTowns({ page }: { page: BusinessPage }) {
  const { details, city } = page;
  if (!details || details.towns.length === 0) return null;
  return (
    <section aria-labelledby="towns">
      <h2 id="towns" className="text-2xl">
        {text.towns(city)}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        {details.towns.map((town) => (
          <li key={town} className="flex gap-2">
            <PlaceIcon />
            <bdi>{town}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The business's frequently asked questions. */
function Questions({ page: { details } }: { page: BusinessPage }) {
  if (!details || details.questions.length === 0) return null;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-2xl">
        {text.questions}
      </h2>
      <div className="mt-4 border-t border-line">
        {details.questions.map(({ question, answer }) => (
          <details key={question} className="border-b border-line">
            <summary dir="auto" className="cursor-pointer py-3 font-semibold">
              {question}
            </summary>
            <p dir="auto" className="pb-4 whitespace-pre-line text-muted">
              {answer}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** Current offers of the business. */
function Offers({ page: { details } }: { page: BusinessPage }) {
  if (!details || details.offers.length === 0) return null;
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="text-2xl">
        {text.offers}
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {details.offers.map((offer) => (
          <li key={offer.title} className="offer bg-surface">
            <h3 className="text-lg font-semibold">
              <bdi>{offer.title}</bdi>
            </h3>
            {offer.details ? (
              <p dir="auto" className="mt-1 whitespace-pre-line text-muted">
                {offer.details}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The business's name with its two contact options. */
function Introduction({ page }: { page: BusinessPage }) {
  const phone = telHref(page.phone);
  const service = serviceInSentence(page.service);
  return (
    <section className="pt-10">
      <h2 className="text-2xl">
        {text.introduction(service.slice(0, 1).toUpperCase() + service.slice(1), page.city)}
      </h2>
      <p className="mt-4 text-lg text-muted">
        {text.helps(<bdi key="name">{page.businessName}</bdi>, cityAndState(page))}
        {phone
          ? text.orCall(
              <a key="phone" href={phone} className="text-link">
                {formatPhone(page.phone)}
              </a>,
            )
          : null}
      </p>
    </section>
  );
}
