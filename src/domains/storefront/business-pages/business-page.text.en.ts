/** Text with a name or a link in it, which the page renders as an element. */
export type Parts<Element> = readonly (string | Element)[];

/**
 * Text that homeowners read on a business's page, and around its lead form elsewhere, in English. The
 * business's own text comes from its page editor; the form's text is in `lead-form.text.en.ts`.
 */
export const businessPageText = {
  /** Shown in the browser tab and in search results. */
  title: (values: { service: string; place: string; businessName: string }) =>
    `Top-Rated ${values.service} in ${values.place} | ${values.businessName}`,
  description: (values: { service: string; place: string; businessName: string }) =>
    `${values.businessName}: ${values.service} in ${values.place}. Licensed and insured local experts, same-day service, free estimates.`,
  keywords: (values: { service: string; city: string; place: string; businessName: string }) =>
    `${values.service} ${values.city}, ${values.service} ${values.place}, ${values.businessName}, local ${values.service}`,
  pictureAlt: (values: { service: string; place: string; businessName: string }) =>
    `${values.businessName}: ${values.service} in ${values.place}`,
  crumbs: { home: "Home", services: "Services" },

  /** Used if the business has no button text and no headline of its own (`business-pages.contents`). */
  callToAction: "Get a Free Estimate",
  serviceIn: (service: string, place: string) => `${service} in ${place}`,
  /** The name of the work, if the service is named after the trade. */
  workOf: { handyman: "handyman work", electrician: "electrical work" } as Record<string, string>,

  /** The top of the page. */
  logo: (businessName: string) => `${businessName} logo`,
  serving: (place: string) => `Proudly serving ${place}`,
  call: <Element>(phone: Element): Parts<Element> => ["Call ", phone],

  /** Above the form: how soon the business replies. */
  firstReply: {
    byText: (when: string, hours: string) =>
      `Check the box for texts about this request, and you'll get a text back ${when} (${hours}). Or leave your email to get a reply by email.`,
    byEmail: (when: string) =>
      `Add your email and we'll email you back ${when}. Prefer a call? Leave your phone number.`,
  },
  /** When the business replies; also shown on the thank-you page. */
  soon: {
    minute: "within a minute",
    minutes: (total: number) => `in about ${total} minutes`,
    hours: (total: number) => (total === 1 ? "in about an hour" : `in about ${total} hours`),
    days: (total: number) => (total === 1 ? "in about a day" : `in about ${total} days`),
  },
  /** When texts are sent: "between 9 AM and 9 PM" (`sms.state-hours`). */
  textHours: (from: string, to: string) => `between ${from} and ${to}`,

  introduction: (service: string, city: string) => `${service} you can rely on in ${city}`,
  /** @param name the business's name */
  helps: <Element>(name: Element, place: string): Parts<Element> => [
    name,
    ` helps homeowners in ${place} and nearby. Tell us what you need, and we'll get back to you with a free estimate.`,
  ],
  orCall: <Element>(phone: Element): Parts<Element> => [" Or call ", phone, "."],

  offers: "Current Offers",
  whyChoose: <Element>(name: Element): Parts<Element> => ["Why Choose ", name],
  /** Five points. */
  reasons: [
    "Licensed & Insured",
    "Local Experts",
    "Same-Day Service",
    "Free Estimates",
    "5-Star Reviews",
  ],
  photos: "Our Work",

  hours: "Hours",
  closed: "Closed",
  openAllDay: "Open 24 hours",
  /** Times such as "8:00 AM". */
  openFromTo: (opens: string, closes: string) => `${opens} – ${closes}`,
  licenseAndInsurance: "License & Insurance",
  license: "License",
  insurance: "Insurance",

  contact: <Element>(name: Element): Parts<Element> => ["Contact ", name],
  phone: "Phone",
  email: "Email",
  location: "Location",
  towns: (city: string) => `Cities We Serve Near ${city}`,
  about: <Element>(name: Element): Parts<Element> => ["About ", name],
  questions: "Questions & Answers",

  /** Opens the page with the business's open times. */
  bookTime: "Book a time",

  /** At the bottom of a small screen. */
  contactBar: { label: "Contact", call: "Call" },
  links: { quick: "Quick Links", services: "Other Services", cities: "Top Cities" },

  /** Below the form on another site, and at a business's own address. */
  formBy: (siteName: string) => `Form by ${siteName}`,
  websiteBy: <Element>(siteName: Element): Parts<Element> => ["Website by ", siteName],
  embedded: <Element>(name: Element, serviceIn: string): Parts<Element> => [name, `, ${serviceIn}`],
};
