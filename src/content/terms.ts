import type { LegalSection } from "./legal-document.ts";
import type { PageWords } from "./page-words.ts";

export const termsMeta: PageWords = {
  title: "Terms of Service",
  description:
    "What we do, what it costs, who owns the leads, how territories work and how to leave: the terms of the lead system and of revenue share, in plain words.",
};

export const termsHero = {
  title: "Terms of Service",
  lead: "What we do for you, what we ask of you, and how either of us can end it.",
  short: [
    "No contracts: cancel anytime.",
    "Your leads and your content are yours.",
    "One live page for each service and city.",
    "Estimates and examples are not promises.",
  ],
};

export const termsSections: readonly LegalSection[] = [
  {
    id: "service",
    title: "What we do",
    paragraphs: [
      "We set up and run a lead system for your business: pages under your name, a dashboard, follow-up by text and email, alerts, and with some plans ads. Setup takes up to 24 hours once we have your answers. Leads usually start in 24-48 hours; how many come depends on your trade, your area, the season and the ads.",
    ],
  },
  {
    id: "plans",
    title: "Plans and payment",
    list: [
      "Starter System: $97 a month.",
      "System + Ads: $397 a month. It includes a $300 ad budget.",
      "Pay per lead, a separate offer: $30-80 for an HVAC lead, $15-40 for a lead of smaller services, no monthly fee.",
      "No contracts. You can cancel anytime; what you have paid for runs to the end of its month.",
      "Prices may change for later months. We tell you beforehand, and you can cancel first.",
    ],
  },
  {
    id: "revenue-share",
    title: "Revenue share",
    list: [
      "You apply, and we review the application within 24 hours. We may decline it.",
      "We pay for the website and the ads. There is no upfront cost.",
      "You pay 20% commission on closed deals that came from our leads, for the lifetime of the customer relationship.",
      "You tell us honestly and in good time which leads closed and for how much.",
    ],
  },
  {
    id: "territories",
    title: "Territories",
    paragraphs: [
      "There is at most one live page for each service in each city. Your page goes live when you have confirmed your email address and the territory is free, or when our staff publish it. If another business holds it, you can wait for it in the order of asking. Changes of your service area take effect within 24 hours.",
      "We may pause a page whose business cannot be reached, does not answer its leads, or breaks these terms.",
    ],
  },
  {
    id: "your-part",
    title: "Your part",
    list: [
      "What you tell us is true, and you may speak for the business.",
      "You hold the licenses and the insurance that your work needs. Your page says that you are licensed and insured, so tell us at once if that is no longer so.",
      "You own the logo, pictures and texts you give us, or may use them.",
      "You answer leads fairly, and you follow the law on calls and texts, also in messages that you send yourself.",
    ],
  },
  {
    id: "messages",
    title: "Messages in your name",
    paragraphs: [
      "You instruct us to answer your leads in the name of your business, at the times you chose. Texts go only to people who agreed to get them from your business, and only at hours when the law allows them. We keep the records of consent. Texting starts once the carriers have approved your business; until then we use email.",
    ],
  },
  {
    id: "homeowners",
    title: "If you are a homeowner",
    paragraphs: [
      "We pass your request to the business whose page you are on. Whatever you agree on is between you and that business: it does the work, sets the price and answers for both. Asking costs nothing and binds you to nothing.",
    ],
  },
  {
    id: "ownership",
    title: "What belongs to whom",
    paragraphs: [
      "Your leads, your customer list and your content are yours. Ask for a copy whenever you like, also when you leave. You allow us to show your content where the system needs it, for as long as you use it. The software, its design and its texts stay ours.",
    ],
  },
  {
    id: "estimates",
    title: "Estimates and examples",
    paragraphs: [
      "The lead estimator, the ROI calculator, the examples of profit and the results of ads show what is possible, not what we promise. Decide with your own numbers.",
    ],
  },
  {
    id: "misuse",
    title: "What nobody may do",
    list: [
      "Send made-up requests, or requests in somebody else's name.",
      "Pass on or resell what homeowners wrote.",
      "Try to get at other people's data, overload the site, or get around its limits.",
      "Use the system for anything unlawful.",
    ],
  },
  {
    id: "liability",
    title: "What we answer for",
    paragraphs: [
      "We run the service with care, but not without interruption, and we cannot promise a number of leads or jobs. As far as the law allows, we do not answer for lost profit, and for everything else together we answer up to what you paid us in the twelve months before. Nothing here limits what the law does not let us limit.",
    ],
  },
  {
    id: "end",
    title: "Ending, changes and law",
    paragraphs: [
      "You can end this anytime by writing to us. We can end it with 30 days' notice, or at once if you break these terms seriously. Commission for deals that closed stays due. If we change these terms, we say so here and write to you beforehand; if you do not agree, you can leave.",
      "The law of the state of our postal address applies. If a sentence here does not hold, the others still do.",
    ],
  },
];
