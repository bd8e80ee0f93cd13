import type { PageMeta, Point } from "./page-text.ts";

export const revenueShareMeta: PageMeta = {
  title: "Revenue Share: 20% on Closed Deals Only",
  description:
    "We pay for the ads and the website. You pay 20% commission on closed deals and nothing up front. How it works, compared with $500-2000 a month for leads.",
  keywords:
    "revenue share leads, pay on closed deals, contractor commission leads, no upfront cost leads",
};

export const revenueShareHero = {
  title: "Zero upfront costs. Get paid first, then pay us.",
  lead: "We pay for the ads and the website. You only pay 20% commission on closed deals. No job, no bill.",
  action: "Apply Now - It's Free",
  note: "Applications are reviewed within 24 hours.",
};

/** The invoice in the hero. The commission is calculated from the rate. */
export const revenueShareExample = {
  caption: "An example: one closed job",
  revenue: 1000,
  labels: {
    invoice: "Your invoice to the homeowner",
    upfront: "You paid up front",
    commission: "Commission",
    ours: "Our commission",
    kept: "You keep",
  },
};

/** Compares traditional lead services with revenue share. */
export const revenueShareComparison = {
  title: "Who takes the risk?",
  lead: "With traditional lead services you pay $500-2000 a month whether or not the phone rings.",
  caption: "Traditional lead services compared with revenue share",
  generic: "Traditional",
  ours: "Revenue share",
  rows: [
    { topic: "Cost up front", generic: "$500-2000 a month", ours: "$0" },
    { topic: "Ads and website", generic: "You pay", ours: "We pay" },
    { topic: "You pay when", generic: "Every month", ours: "A deal closes" },
    { topic: "Commission", generic: "None", ours: "20% of closed deals" },
    {
      topic: "For how long",
      generic: "Until you cancel",
      ours: "The lifetime of the customer relationship, later jobs included",
    },
    { topic: "A slow month", generic: "Costs the same", ours: "Costs you nothing" },
  ],
} as const;

/** The five steps of revenue share. */
export const revenueShareSteps: { title: string; lead: string; steps: readonly Point[] } = {
  title: "How it works",
  lead: "Five steps, and the first bill comes after the first job.",
  steps: [
    {
      title: "Submit Application",
      text: "Your trades, your area, your experience. It takes a few minutes and is free.",
    },
    {
      title: "Approval Process",
      text: "We look at your area and your capacity, and reply within 24 hours.",
    },
    {
      title: "Website & Ads Setup",
      text: "We build the page and run the ads, at our cost.",
    },
    {
      title: "Lead Delivery",
      text: "Leads go to you alone. You call, quote, and do the work as usual.",
    },
    {
      title: "Commission Payment",
      text: "When a deal closes, you pay 20% commission for the lifetime of that customer relationship: 20% of the job, and 20% of any later job for that same customer.",
    },
  ],
};

/** Shown with the thank-you message: asks the applicant to confirm their email address. */
export const confirmYourAddress =
  "We sent you an email. Click the link in it to confirm your address.";

export const revenueShareApply = {
  title: "Apply for revenue share",
  lead: "Free. No obligation. We review applications within 24 hours.",
};
