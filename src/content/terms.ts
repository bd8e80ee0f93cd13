import type { LegalSection } from "./legal-document.ts";
import type { PageMeta } from "./page-text.ts";

export const termsMeta: PageMeta = {
  title: "Terms of Service",
  description:
    "What we do, what it costs, who owns the leads, how territories work, and how to cancel: the terms of the lead system and of revenue share, in plain English.",
};

export const termsHero = {
  title: "Terms of Service",
  lead: "What we do for you, what we expect from you, and how either of us can end it.",
  short: [
    "No contracts: cancel anytime.",
    "Your leads and your content are yours.",
    "One live page for each service and city.",
    "Estimates and examples aren't promises.",
  ],
};

/** @param state whose law governs them, such as "Texas"; null where the postal address doesn't say */
export const termsSections = (state: string | null): readonly LegalSection[] => [
  {
    id: "service",
    title: "What we do",
    paragraphs: [
      "We set up and run a lead system for your business: pages under your name, a dashboard, follow-up by text and email, alerts, and, on some plans, ads. Setup takes up to 24 hours once we have your answers. Leads usually start in 24-48 hours. How many you get depends on your trade, your area, the season, and the ads.",
    ],
  },
  {
    id: "plans",
    title: "Plans and payment",
    list: [
      "Starter System: $97 a month.",
      "System + Ads: $397 a month. It includes a $300 ad budget.",
      "Pay per lead, a separate offer: $30-80 for an HVAC lead, $15-40 for a lead for smaller services, no monthly fee.",
      "No contracts. You can cancel anytime. Your plan runs through the end of the month you've paid for.",
      "Prices may change for later months. We'll tell you in advance, and you can cancel first.",
    ],
  },
  {
    id: "revenue-share",
    title: "Revenue share",
    list: [
      "You apply, and we review the application within 24 hours. We may decline it.",
      "We pay for the website and the ads. There's no upfront cost.",
      "You pay 20% commission on closed deals that came from our leads, for the lifetime of the customer relationship: 20% of the job, and 20% of any later job for that same customer.",
      "You tell us honestly and promptly which leads closed and for how much.",
    ],
  },
  {
    id: "territories",
    title: "Territories",
    paragraphs: [
      "There's at most one live page for each service in each city. Your page goes live when you've confirmed your email address and the territory is open, or when our team publishes it. If another business holds it, you can join the waiting list, and we contact businesses in the order they joined. Changes to your service area take effect within 24 hours.",
      "We may pause a page if its business can't be reached, doesn't reply to its leads, or breaks these terms.",
    ],
  },
  {
    id: "your-part",
    title: "Your part",
    list: [
      "What you tell us is true, and you're authorized to act for the business.",
      "You hold the licenses and the insurance that your work needs. Your page says that you are licensed and insured, so tell us right away if that's no longer true.",
      "You own the logo, photos, and text you give us, or have the right to use them.",
      "You treat leads fairly, and you follow the law on calls and texts, including in messages you send yourself.",
    ],
  },
  {
    id: "messages",
    title: "Messages in your name",
    paragraphs: [
      "You instruct us to reply to your leads in the name of your business, at the times you chose. We text only people who agreed to get texts from your business, and only at hours when the law allows it. We keep the records of consent. Texting starts once the carriers have approved your business. Until then, we use email.",
    ],
  },
  {
    id: "homeowners",
    title: "If you're a homeowner",
    paragraphs: [
      "We pass your request to the business whose page you're on. Whatever you agree on is between you and that business. It does the work, sets the price, and is responsible for both. A request is free and doesn't commit you to anything.",
    ],
  },
  {
    id: "ownership",
    title: "Ownership",
    paragraphs: [
      "Your leads, your customer list, and your content are yours. You can request a copy anytime, including when you leave. You allow us to show your content where the system needs it, for as long as you use the system. The software, its design, and its text remain ours.",
    ],
  },
  {
    id: "estimates",
    title: "Estimates and examples",
    paragraphs: [
      "The lead estimator, the ROI calculator, the profit examples, and the ad results show what's possible, not what we promise. Decide with your own numbers.",
    ],
  },
  {
    id: "misuse",
    title: "Prohibited uses",
    list: [
      "Don't send made-up requests, or requests in someone else's name.",
      "Don't share or resell what homeowners wrote.",
      "Don't try to access other people's data, overload the site, or get around its limits.",
      "Don't use the system for anything unlawful.",
    ],
  },
  {
    id: "liability",
    title: "Liability",
    paragraphs: [
      "We run the service with care, but it may be interrupted, and we can't promise a number of leads or jobs. As far as the law allows, we're not liable for lost profit, and our total liability for everything else is limited to what you paid us in the 12 months before the claim. Nothing here limits any liability that the law doesn't let us limit.",
    ],
  },
  {
    id: "end",
    title: "Ending, changes, and governing law",
    paragraphs: [
      "You can end this anytime by letting us know in writing. We can end it with 30 days' notice, or right away if you seriously break these terms. Commission for deals that closed is still due. If we change these terms, we'll say so here and notify you in advance. If you don't agree, you can leave.",
      `These terms are governed by the law of ${state ?? "the state in our address below"}. If part of them is unenforceable, the rest stays in effect.`,
    ],
  },
];
