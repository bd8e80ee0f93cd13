import type { PageMeta, Point } from "./page-text.ts";

export const aboutMeta: PageMeta = {
  title: "About Us: Contractors Should Own Their Leads",
  description:
    "We build lead systems for local home-service contractors: one contractor per trade and city, plain prices, no contracts. What we stand for, and how to reach us.",
  keywords:
    "about us, contractor marketing, exclusive contractor leads, lead ownership, local home services",
};

export const aboutHero = {
  title: "We think the lead should belong to the person who does the work.",
  lead: "A homeowner with a cold house doesn't want six phone calls. A good contractor doesn't want to bid against five strangers for one drain. So we built something better: a page, follow-up that runs while you work, and a customer list. All of it is yours.",
};

export const principles: { title: string; points: readonly Point[] } = {
  title: "How we work",
  points: [
    {
      title: "One contractor per trade and city",
      text: "When your page is live, the territory is yours. We'd rather tell the next plumber to wait than sell your customer twice.",
    },
    {
      title: "Prices in plain sight",
      text: "$97 or $397 a month, posted on the pricing page. No contracts, and you can cancel anytime.",
    },
    {
      title: "Fast, because homeowners won't wait",
      text: "Your system is set up within 24 hours. New leads hear back in under a minute.",
    },
    {
      title: "Respect for homeowners",
      text: "Texts only with consent, never at night, and STOP means stop. Your name is on every message.",
    },
  ],
};

/** What we do and for whom, once in full. */
export const aboutWork = {
  title: "Built for six trades, and for small crews",
  paragraphs: [
    "Our customers run HVAC, pest control, handyman, plumbing, electrical, and lawn care businesses. Most of them answer the phone themselves, usually with one hand.",
    "Every part of the system is built for them: forms that work on a cracked phone with one bar of signal, a dashboard you can read in sunlight, and follow-up that runs while you're in a crawl space.",
  ],
  action: "See all services",
};

export const aboutContact = {
  title: "Talk to a person",
  call: {
    title: "Book a call",
    text: "Fifteen minutes, free. Tell us your trade and your town, and we'll tell you whether it would pay off.",
    action: "Book a strategy call",
  },
  mail: {
    title: "Email us",
    text: "Questions, corrections, complaints: our team reads every email.",
  },
  locations: {
    title: "See where we are",
    text: "Every live page, city by city, and the territories that are still open.",
    action: "Browse locations",
  },
};
