import { northAmericanE164, telHref } from "~/platform/validation/phone.ts";
import { type BusinessPage, cityAndState, ownPicture } from "./business-pages.ts";
import { openingHours } from "./content/opening-hours.ts";
import { type PageDetails, photoSizes } from "./content/page-content.ts";

/** The most specific schema.org type for a service; the others use the generic one. */
const types: Record<string, string> = {
  hvac: "HVACBusiness",
  plumbing: "Plumber",
  electrician: "Electrician",
};

/**
 * Structured data about a business for search engines: the same facts as on its page, nothing more, and no
 * self-reported rating.
 * @param url the page's canonical address
 */
export function localBusiness(page: BusinessPage, url: string): object {
  const absolute = (path: string) => new URL(path, url).href;
  const logo = ownPicture(page.logoUrl);
  const picture = ownPicture(page.imageUrl) ?? logo;
  const { details } = page;
  const photos = details?.photos.map((photo) => photoSizes(photo).large.url) ?? [];
  const images = [...(picture ? [picture] : []), ...photos].map(absolute);
  return {
    "@context": "https://schema.org",
    "@type": types[page.service] ?? "HomeAndConstructionBusiness",
    "@id": `${url}#business`,
    name: page.businessName,
    url,
    ...(telHref(page.phone) ? { telephone: northAmericanE164(page.phone) ?? page.phone } : {}),
    ...(page.email ? { email: page.email } : {}),
    address: {
      "@type": "PostalAddress",
      addressLocality: page.city,
      addressRegion: page.state,
      ...(page.zipCode ? { postalCode: page.zipCode } : {}),
      addressCountry: "US",
    },
    areaServed: areaServed(page),
    ...(images.length > 0 ? { image: images.length === 1 ? images[0] : images } : {}),
    ...(logo ? { logo: absolute(logo) } : {}),
    ...(details ? detailsOf(details) : {}),
  };
}

/** A page's questions and answers as structured data; null if it has none. */
export function questionsAndAnswers({ details }: Pick<BusinessPage, "details">): object | null {
  if (!details || details.questions.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: details.questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function areaServed(page: BusinessPage): object {
  const own = { "@type": "City", name: cityAndState(page) };
  const towns = page.details?.towns ?? [];
  return towns.length === 0 ? own : [own, ...towns.map((name) => ({ "@type": "City", name }))];
}

function detailsOf({ hours, license, offers }: PageDetails): object {
  const open = openingHours(hours);
  return {
    ...(open.length > 0 ? { openingHoursSpecification: open } : {}),
    ...(license
      ? { identifier: { "@type": "PropertyValue", propertyID: "license", value: license } }
      : {}),
    ...(offers.length > 0
      ? {
          makesOffer: offers.map(({ title, details }) => ({
            "@type": "Offer",
            name: title,
            ...(details ? { description: details } : {}),
          })),
        }
      : {}),
  };
}
