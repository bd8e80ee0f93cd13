import { planPrices } from "./trades/monthly-sums.ts";

/** Shown wherever a plan is offered (`content.plans`). */
export const planPromises = ["No contracts", "Cancel anytime", "Setup within 24 hours"] as const;

export type Plan = {
  /** The value of `?plan=` in the wizard's URL. */
  key: "starter" | "ads";
  name: string;
  /** Dollars a month. */
  price: number;
  /** Dollars of the price that go to ads. */
  adBudget: number;
  pitch: string;
  includes: readonly string[];
  action: string;
};

export const plans = [
  {
    key: "starter",
    name: "Starter System",
    price: planPrices.system,
    adBudget: 0,
    pitch:
      "The whole lead system. You bring the traffic: from search, your truck, your own website.",
    includes: [
      "Your own branded landing page",
      "Contractor CRM dashboard",
      "Automatic email and SMS follow-up",
      "Real-time alerts when a lead is ready to book",
    ],
    action: "Choose Starter System",
  },
  {
    key: "ads",
    name: "System + Ads",
    price: planPrices.withAds,
    adBudget: planPrices.adBudget,
    pitch: "The same system, and we run the ads that bring local customers to your page.",
    includes: [
      "Everything in the Starter System",
      "Ads on Google or Facebook, your choice",
      "Set up and run for you",
      "Leads sent only to you",
    ],
    action: "Choose System + Ads",
  },
] as const satisfies readonly Plan[];

/** The other offer: paid by the lead. */
export const payPerLead = {
  caption: "Pay per lead: a separate offer",
  rows: [
    { what: "HVAC leads", price: "$30-80 per lead" },
    { what: "Smaller services", price: "$15-40 per lead" },
    { what: "Monthly fee", price: "None" },
  ],
  action: "Ask about pay per lead",
} as const;
