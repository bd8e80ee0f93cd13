import type { PageMeta, Point } from "./page-text.ts";

/** The text and figures of the pricing page, in the order of its sections. */

export const pricingMeta: PageMeta = {
  title: "Pricing: $97 or $397 a Month, No Contracts",
  description:
    "Two plans for local contractors: $97 a month for the lead system, $397 with a $300 ad budget included. No contracts, cancel anytime. Run your own numbers.",
  keywords:
    "contractor lead pricing, lead generation cost, HVAC lead cost, contractor marketing ROI, lead system price",
};

export const pricingHero = {
  title: "See what it costs. Then see what it earns.",
  lead: "$97 a month for the lead system, or $397 with a $300 ad budget included. No contracts, cancel anytime.",
  action: "Run your own numbers",
};

export const calculator = {
  intro: {
    title: "Run your own numbers",
    lead: "See what a month could earn before you decide.",
  },
  title: "ROI calculator",
  jobValue: { label: "Average job value", hint: "What you charge for a typical job ($)." },
  leads: { label: "Leads per month", hint: "Requests from your page." },
  closeRate: { label: "Close rate", hint: "% of leads that become jobs." },
  plan: "Your plan",
  submit: "Calculate",
  jobs: "Jobs booked",
  revenue: "Revenue",
  cost: "Your plan",
  profit: "Profit",
  note: "An illustration with your numbers, not a promise. Profit = revenue minus your plan, before labor and materials.",
  examples: "Examples with the System + Ads plan",
};

/** The calculator's initial values: the HVAC tune-up of the profit examples. */
export const calculatorStart = { jobValue: 350, leads: 10, closeRate: 30 };

/** Sample results shown when JavaScript is off. */
export const calculatorExamples = [
  { jobValue: 150, leads: 15, closeRate: 40 },
  { jobValue: 350, leads: 10, closeRate: 30 },
  { jobValue: 600, leads: 10, closeRate: 30 },
  { jobValue: 1200, leads: 12, closeRate: 25 },
];

export const whatYouPay = {
  title: "What you pay",
  lead: "One monthly price, no per-lead fees. Prefer to pay per lead? That's a separate offer.",
  caption: "Monthly plans",
  /** Promises of the plan without ads (`content.promises`). */
  addAds: "None; add ads at $300+",
  note: "These are two separate offers. A monthly plan has a fixed price and no per-lead fees. Pay per lead has a price for each lead and no monthly fee. Pick one.",
};

export const pricingSteps: { title: string; lead: string; steps: readonly Point[] } = {
  title: "How it works",
  lead: "From this page to the first booked job.",
  steps: [
    {
      title: "Choose a plan",
      text: "Start without ads and add them later, or start with ads and drop them anytime.",
    },
    {
      title: "Complete seven quick steps",
      text: "Your trade, your towns, your logo. Every step is saved, so you can stop to take a call.",
    },
    {
      title: "Confirm your email",
      text: "Your page and follow-up are set up within 24 hours of signing up.",
    },
    {
      title: "Get leads",
      text: "Homeowners find your page and request an estimate. Every one hears back by text or email.",
    },
    {
      title: "Book jobs, keep the profit",
      text: "No commission, no per-lead fee. Cancel any month.",
    },
  ],
};

/** The funnel of the ad budget (`content.promises`). */
export const adResults = {
  title: "What $300 in ads gets you",
  lead: "The System + Ads budget, from first click to booked job.",
  caption: "Ad results for one month",
  budget: "$300",
  clicks: "100-150",
  leads: "10-15",
  leadShare: "10-15%",
  jobs: "3-5",
  jobShare: "30-40%",
};

export const profitExamples = {
  title: "Four sample months",
  lead: "Small jobs on purpose: a treatment, a tune-up, a repair visit, a mowing visit.",
  caption: "Profit examples with System + Ads at $397 a month",
  /** The rows, by the trade whose sample month they show. */
  rows: [
    { slug: "pest-control", label: "Pest control" },
    { slug: "hvac", label: "HVAC tune-up" },
    { slug: "handyman", label: "Handyman" },
    { slug: "lawn-care", label: "Lawn care" },
  ],
  note: "Examples, not promises. Revenue minus the plan, before labor and materials.",
} as const;

export const planSection = {
  title: "Two plans. Change or leave anytime.",
  lead: "Both come with your own page, the CRM, and automatic follow-up.",
  /** Shown on the card of the plan with ads. */
  mark: "Fastest way to get leads",
};

export const pricingMore: readonly (Point & { href: string; link: string })[] = [
  {
    title: "No budget for ads at all?",
    text: "With revenue share we pay for the ads and the website, and you pay 20% commission on closed deals.",
    href: "/revenue-share",
    link: "How revenue share works",
  },
  {
    title: "Still have a question?",
    text: "Prices, territories, changes, canceling: the questions contractors ask most.",
    href: "/faq",
    link: "Read the FAQ",
  },
];
