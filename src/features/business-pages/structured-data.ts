import { internationalPhone } from "~/platform/validation/phone.ts";
import { type BusinessPage, cityAndState, ownPicture, phoneLink } from "./business-pages.ts";

/** The most specific type of schema.org for a service; the rest are home businesses (`structured-data.type`). */
const types: Record<string, string> = {
  hvac: "HVACBusiness",
  plumbing: "Plumber",
  electrician: "Electrician",
};

/**
 * What search engines read of a business: the same facts as its page shows, nothing more, and no
 * rating by itself of itself (`structured-data.type`).
 * @param url the page's canonical address
 */
export function localBusiness(page: BusinessPage, url: string): object {
  const absolute = (path: string) => new URL(path, url).href;
  const logo = ownPicture(page.logoUrl);
  const picture = ownPicture(page.imageUrl) ?? logo;
  return {
    "@context": "https://schema.org",
    "@type": types[page.service] ?? "HomeAndConstructionBusiness",
    "@id": `${url}#business`,
    name: page.businessName,
    url,
    ...(phoneLink(page.phone) ? { telephone: internationalPhone(page.phone) ?? page.phone } : {}),
    ...(page.email ? { email: page.email } : {}),
    address: {
      "@type": "PostalAddress",
      addressLocality: page.city,
      addressRegion: page.state,
      ...(page.zipCode ? { postalCode: page.zipCode } : {}),
      addressCountry: "US",
    },
    areaServed: { "@type": "City", name: cityAndState(page) },
    ...(picture ? { image: absolute(picture) } : {}),
    ...(logo ? { logo: absolute(logo) } : {}),
  };
}
