import type { ReactNode } from "react";
import { otherServices, quickLinks, topCities } from "~/content/business-links.ts";
import { businessPath } from "~/domains/shared/index.ts";
import {
  type BusinessPage,
  cityAndState,
  hoursLines,
  ownPicture,
  photoSizes,
  serviceInPlace,
  businessPageText as text,
} from "~/domains/storefront/index.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { PhoneIcon, PlaceIcon } from "./business-contact.tsx";

/** Longer headlines, in characters, use a smaller font, so the form stays near the top. */
const longHeadline = 60;

type BusinessHeroProps = {
  page: BusinessPage;
  cta: string;
  /** Where homeowners book a time; null if they can't. */
  bookUrl: string | null;
};

/** Top of a business page, in the business's color, over its photo if it has one. */
export function BusinessHero({ page, cta, bookUrl }: BusinessHeroProps) {
  const picture = ownPicture(page.imageUrl);
  const logo = ownPicture(page.logoUrl);
  const phone = telHref(page.phone);
  const headline = page.headline ?? serviceInPlace(page);
  return (
    <section className="business-hero brand-band">
      {picture ? (
        <>
          <img src={picture} alt="" fetchPriority="high" />
          <span className="veil" />
        </>
      ) : (
        <svg viewBox="0 0 400 240" aria-hidden="true">
          <path d="M0 150 200 10l200 140M52 118v122M348 118v122M292 74V24h40v78" />
        </svg>
      )}
      <div className="page-width relative pt-8 pb-14 lg:py-16 lg:pr-[32rem]">
        {logo ? (
          <img
            src={logo}
            alt={text.logo(page.businessName)}
            className="mb-6 h-18 w-auto max-w-56 rounded-xl bg-[#fff] object-contain p-2"
          />
        ) : null}
        <p className="font-semibold">
          <bdi>{page.businessName}</bdi>
        </p>
        <h1 className={`mt-2 ${headline.length > longHeadline ? "text-3xl" : "text-4xl"}`}>
          <bdi>{headline}</bdi>
        </h1>
        {page.tagline ? (
          <p className="mt-4 text-lg">
            <bdi>{page.tagline}</bdi>
          </p>
        ) : null}
        <p className="mt-4 flex gap-2">
          <PlaceIcon />
          {text.serving(cityAndState(page))}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
          <LinkButton href="#estimate" variant="action" size="large">
            {cta}
          </LinkButton>
          {bookUrl ? (
            <LinkButton href={bookUrl} variant="secondary" size="large">
              {text.bookTime}
            </LinkButton>
          ) : null}
          {phone ? (
            <a href={phone} className="flex min-h-11 items-center gap-2 font-semibold underline">
              <PhoneIcon />
              {text.call(formatPhone(page.phone))}
            </a>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** Opening hours, license and insurance of the business, as far as provided. */
export function BusinessFacts({ page: { details } }: { page: BusinessPage }) {
  const lines = hoursLines(details?.hours ?? null);
  const license = details?.license;
  const insurance = details?.insurance;
  if (lines.length === 0 && !license && !insurance) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {lines.length > 0 ? (
        <Facts title={text.hours}>
          {lines.map(({ days, hours }) => (
            <Fact key={days} name={days}>
              {hours}
            </Fact>
          ))}
        </Facts>
      ) : null}
      {license || insurance ? (
        <Facts title={text.licenseAndInsurance}>
          {license ? <Fact name={text.license}>{license}</Fact> : null}
          {insurance ? <Fact name={text.insurance}>{insurance}</Fact> : null}
        </Facts>
      ) : null}
    </div>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="raised rounded-2xl bg-surface p-6">
      <h2 className="text-xl">{title}</h2>
      <dl className="contact mt-4 grid gap-2">{children}</dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </>
  );
}

/** The business's photos, lazy-loaded; each links to its full-size file. */
export function PhotoGallery({ page: { details } }: { page: BusinessPage }) {
  if (!details || details.photos.length === 0) return null;
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="text-2xl">
        {text.photos}
      </h2>
      <ul className="gallery mt-5">
        {details.photos.map((photo) => {
          const { large, small } = photoSizes(photo);
          return (
            <li key={photo.id}>
              <a href={large.url}>
                <img
                  src={small.url}
                  srcSet={`${small.url} ${small.width}w, ${large.url} ${large.width}w`}
                  sizes="(width >= 64rem) 14rem, 50vw"
                  width={small.width}
                  height={small.height}
                  alt={photo.alt}
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Links of a business page; a top city without a live page links to the directory. */
export function BusinessLinks({ livePaths }: { livePaths: readonly string[] }) {
  const cities = topCities.map((city) => {
    const path = businessPath(city);
    return { href: livePaths.includes(path) ? path : "/locations", label: city.label };
  });
  const groups = [
    { title: text.links.quick, links: quickLinks },
    { title: text.links.services, links: otherServices },
    { title: text.links.cities, links: cities },
  ];
  return (
    <div className="border-t border-line bg-sunken print:hidden">
      <div className="page-width grid gap-8 py-10 sm:grid-cols-3">
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-base font-semibold">{title}</h2>
            <ul className="mt-2">
              {links.map(({ href, label }) => (
                <li key={label}>
                  <a href={href} className="text-link inline-block py-1.5">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </div>
  );
}
