import { businessPageText as text } from "~/domains/storefront/business-pages/business-page.text.en.ts";
import {
  type BusinessPage,
  cityAndState,
  ownPicture,
} from "~/domains/storefront/business-pages/business-pages.ts";
import { serviceInPlace } from "~/domains/storefront/business-pages/page-names.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { PhoneIcon, PlaceIcon } from "./business-icons.tsx";

/** Longer headlines, in characters, use a smaller font, so the form stays near the top. */
const longHeadline = 60;

/** Top of a business page, in the business's color, over its photo if it has one. */
export function BusinessHero({ page, cta }: { page: BusinessPage; cta: string }) {
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
