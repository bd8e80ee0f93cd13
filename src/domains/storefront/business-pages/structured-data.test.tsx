import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLd } from "~/web/shared/metadata/json-ld.tsx";
import type { BusinessPage } from "./business-pages.ts";
import { noDetails, type PageDetails } from "./content/page-content.ts";
import { localBusiness, questionsAndAnswers } from "./structured-data.ts";

const url = "https://hearth.example/plumbing/waco-tx";
const bare: BusinessPage = {
  id: "1",
  contractorId: null,
  businessName: "Waco Plumbing",
  service: "plumbing",
  city: "Waco",
  citySlug: "waco",
  state: "TX",
  zipCode: null,
  phone: null,
  email: null,
  headline: null,
  ctaButton: null,
  about: null,
  imageUrl: null,
  logoUrl: null,
  brandColor: null,
  tagline: null,
  details: null,
  ownName: null,
};

test.each([
  ["hvac", "HVACBusiness"],
  ["plumbing", "Plumber"],
  ["electrician", "Electrician"],
  ["pest-control", "HomeAndConstructionBusiness"],
  ["lawn-care", "HomeAndConstructionBusiness"],
])("the schema.org type of %s is %s", (service, type) => {
  expect(localBusiness({ ...bare, service }, url)).toMatchObject({ "@type": type });
});

test("contains only facts that the page shows", () => {
  expect(localBusiness(bare, url)).toEqual({
    "@context": "https://schema.org",
    "@type": "Plumber",
    "@id": `${url}#business`,
    name: "Waco Plumbing",
    url,
    address: {
      "@type": "PostalAddress",
      addressLocality: "Waco",
      addressRegion: "TX",
      addressCountry: "US",
    },
    areaServed: { "@type": "City", name: "Waco, TX" },
  });
  const whole = {
    ...bare,
    phone: "(254) 555-0171",
    email: "ann@waco.example",
    zipCode: "76701",
    imageUrl: "https://elsewhere.example/picture.png",
    logoUrl: "/files/form-logos/1-a.png",
  };
  expect(localBusiness(whole, url)).toMatchObject({
    telephone: "+12545550171",
    email: "ann@waco.example",
    address: { postalCode: "76701" },
    logo: "https://hearth.example/files/form-logos/1-a.png",
    // A picture on another site isn't shown, so the logo is used.
    image: "https://hearth.example/files/form-logos/1-a.png",
  });
  expect(JSON.stringify(localBusiness(whole, url))).not.toMatch(/rating|review/i);
});

test("includes hours, license, towns, offers, photos, and questions of the page", () => {
  const details: PageDetails = {
    hours: {
      monday: { opens: "08:00", closes: "17:00" },
      sunday: { opens: "00:00", closes: "00:00" },
    },
    license: "TX M-1",
    insurance: "Acme Mutual",
    towns: ["Hewitt"],
    offers: [{ title: "$40 off", details: "" }],
    questions: [{ question: "At night?", answer: "Yes." }],
    photos: [{ id: "1", key: "page-photos/1-a.jpg", width: 1600, height: 1200, alt: "A sink" }],
  };
  expect(localBusiness({ ...bare, details }, url)).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: "https://schema.org/Monday", opens: "08:00", closes: "17:00" },
      { dayOfWeek: "https://schema.org/Sunday", opens: "00:00", closes: "23:59" },
    ],
    identifier: { "@type": "PropertyValue", propertyID: "license", value: "TX M-1" },
    areaServed: [
      { "@type": "City", name: "Waco, TX" },
      { "@type": "City", name: "Hewitt" },
    ],
    makesOffer: [{ "@type": "Offer", name: "$40 off" }],
    image: "https://hearth.example/files/page-photos/1-a.jpg",
  });
  expect(questionsAndAnswers({ details })).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name: "At night?", acceptedAnswer: { text: "Yes." } }],
  });
  expect(questionsAndAnswers(bare)).toBeNull();
});

const word = fc.constantFrom("</script>", "<!--", "<script", "-->", "]]>", "&lt;", '"', "\u2028");
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.oneof(word, fc.string({ unit: "grapheme" }))).map((parts) => parts.join("")),
);

test("any business text round-trips without ending the script element (`fault.injection`)", () => {
  const texts = fc.record({
    businessName: anyText,
    city: anyText,
    email: anyText,
    zipCode: anyText,
    phone: anyText.map((text) => `${text}5550100`),
  });
  fc.assert(
    fc.property(texts, (details) => {
      const data = localBusiness({ ...bare, ...details }, url);
      const html = renderToStaticMarkup(<JsonLd data={data} />);
      const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html)?.[1];
      expect(JSON.parse(json ?? "")).toEqual(data);
      expect(data).toMatchObject({ name: details.businessName });
      const requests = [{ question: details.businessName, answer: details.city }];
      const questions = questionsAndAnswers({ details: { ...noDetails, questions: requests } });
      const faq = renderToStaticMarkup(<JsonLd data={questions ?? {}} />);
      expect(faq.indexOf("<", 1)).toBe(faq.lastIndexOf("</script>"));
    }),
    { numRuns: 1000 },
  );
});
